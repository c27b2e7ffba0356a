// Cases as a report writes them.
"use strict";

const { Case } = require("./page");

const node = (id, frame, rest) => ({ id, kind: "view", frame, ...rest });

const tables = (rest) => ({
  nodes: [], states: [{ name: "off" }], animations: [[]], effects: [[]], names: [], ...rest,
});

// Columns of frames from rows of a time, a cause and what is in the column of nodes.
const columns = (rows, rest) => ({
  times: rows.map(([time]) => time),
  causes: rows.map(([, cause]) => cause).join(""),
  names: rows.map(() => 0),
  states: rows.map(() => 0),
  animations: rows.map(() => 0),
  effects: rows.map(() => 0),
  nodes: rows.map(([, , nodes]) => nodes),
  ...rest,
});

// Steps of frames that all have a counterpart, or of one side alone.
const steps = (count, { expected, actual }) => Array.from({ length: count },
  (_, i) => [expected ? i : -1, actual ? i : -1]).flat();

// A case that passed: frames of the actual side alone.
const passed = (rows, { header = null, events = [], columns: more, tables: table, ...rest } = {}) =>
  new Case({ kind: "passed" }, {
    tables: tables(table), actual: columns(rows, more),
    steps: steps(rows.length, { actual: true }), differences: [], header, events,
    lines: events.map((_, i) => i + 2), ...rest,
  });

module.exports = { node, tables, columns, steps, passed };
