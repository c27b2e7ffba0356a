"""The page of `flow report`, as a person reads it."""

from chromium import Page


class Reader(Page):
    """The page, as a person reads it."""

    def step(self):
        return int(self.page.get_attribute("#track", "aria-valuenow"))

    def last_step(self):
        return int(self.page.get_attribute("#track", "aria-valuemax"))

    def shows_overview(self):
        return self.page.is_visible("#overview")

    def processor_time(self, action, tries=3):
        """The seconds that the page's thread works on something; the best of some tries.

        What a busy machine takes away is not the page's.
        """
        times = []
        for _ in range(tries):
            self.send("Performance.enable", timeDomain="threadTicks")
            action()
            metrics = self.send("Performance.getMetrics")["metrics"]
            times.append(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))
            self.send("Performance.disable")
        return min(times)

    def catch_copies(self):
        """Has the page copy to `copied`, and not to the system's clipboard."""
        self.run("navigator.clipboard.writeText = async (text) => { window.copied = text; }, null")
