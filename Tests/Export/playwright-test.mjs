// As much of @playwright/test as an exported test needs, over the driver that PyPI's playwright brings.
// test-export makes it the package of that name.

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

// A browser over WebDriver BiDi may not know all that can be emulated.
const plain = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null };
const tests = [];

export const test = (title, body) => tests.push({ title, body });

export const expect = (value, what) => ({
  toEqual: (wanted) => agree(isDeepStrictEqual(value, wanted), value, wanted, what),
  toBe: (wanted) => agree(Object.is(value, wanted), value, wanted, what),
});

function agree(is, value, wanted, what) {
  if (!is) throw new Error(`${what}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(value)}`);
}

/** Runs tests in chromium or firefox; returns how many have failed. */
export async function run([driver, kind, executablePath, ...paths]) {
  const playwright = createRequire(import.meta.url)(driver);
  const browser = kind === 'firefox'
    ? await playwright.firefox.launch({ executablePath, channel: 'moz-firefox' })
    : await playwright.chromium.launch({ executablePath, args: ['--disable-gpu', '--no-sandbox'] });
  let failed = 0;
  for (const path of paths) {
    await import(pathToFileURL(path));
    const { title, body } = tests.pop();
    const context = await browser.newContext(plain);
    const page = await context.newPage();
    const faults = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => { if (message.type() === 'error') faults.push(message.text()); });
    try {
      await body({ page });
      if (faults.length > 0) throw new Error(`the page has logged ${faults.join('; ')}`);
      console.log(`ok    ${title} in ${kind}`);
    } catch (error) {
      failed += 1;
      console.log(`FAIL  ${title} in ${kind}: ${error.message}`);
    }
    await context.close();
  }
  await browser.close();
  return failed;
}
