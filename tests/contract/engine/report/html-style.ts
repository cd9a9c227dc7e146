/** The look of the report, on a screen of any width, light or dark, and on paper. */
export const style = `
:root { --paper: #faf8f3; --ink: #23201b; --soft: #6a6357; --line: #ded7c8; --card: #fff; --green: #1f6b45; --red: #a3271d; --grey: #6a6357; --red-wash: #fbecea; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #191714; --ink: #ece7dc; --soft: #a79f90; --line: #3a352d; --card: #22201b; --green: #7fcf9f; --red: #f19a8e; --grey: #a79f90; --red-wash: #3a211d; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 80rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
header p { margin: .25rem 0 1rem; color: var(--soft); overflow-wrap: anywhere; }
code { font: .875em ui-monospace, monospace; }
ul { margin: 0; padding: 0; list-style: none; }
.totals { display: flex; flex-wrap: wrap; gap: .5rem 2rem; padding: .75rem 0; border-block: 1px solid var(--line); }
.totals strong { font-size: 1.375rem; font-variant-numeric: tabular-nums; }
.green > strong, .green > .sign, .green > summary > .sign, .marks .green > span { color: var(--green); }
.red > strong, .red > .sign, .red > summary > .sign, .marks .red, .fail td:first-child { color: var(--red); }
.grey > strong, .grey > .sign, .grey > summary > .sign, .marks .grey, .skip td:first-child { color: var(--grey); }
.absent { margin-top: 1rem; }
.absent li { padding: .125rem 0 .125rem 1.25rem; }
.filters { display: flex; flex-wrap: wrap; align-items: end; gap: 1rem 2rem; margin: 1.5rem 0 1rem; }
.filters label { display: grid; gap: .25rem; flex: 1 1 16rem; color: var(--soft); font-size: .875rem; }
.filters fieldset { display: flex; flex-wrap: wrap; gap: .375rem; margin: 0; padding: 0; border: 0; }
.filters legend { padding: 0 0 .25rem; color: var(--soft); font-size: .875rem; }
input, button { min-height: 2.5rem; padding: .25rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); color: inherit; font: inherit; }
button { cursor: pointer; }
button[aria-pressed="true"] { border-color: var(--ink); background: var(--ink); color: var(--paper); }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.route { margin-top: .5rem; border: 1px solid var(--line); border-radius: .625rem; background: var(--card); }
.route.red { border-color: var(--red); }
.route > summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: .125rem .625rem; padding: .625rem .875rem; cursor: pointer; overflow-wrap: anywhere; }
.route > summary::-webkit-details-marker { display: none; }
.route > summary > code { color: var(--soft); }
.sign { width: 1rem; font-weight: 700; text-align: center; }
.marks { display: flex; flex-wrap: wrap; gap: 0 .875rem; width: 100%; padding-left: 1.625rem; color: var(--soft); font-size: .875rem; }
table { width: calc(100% - 1.75rem); margin: .5rem .875rem 1rem; border-collapse: collapse; table-layout: fixed; font-size: .875rem; }
caption { padding: .375rem 0; font-weight: 600; text-align: left; }
th, td { padding: .25rem .5rem .25rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { color: var(--soft); font-weight: 500; }
th:nth-child(1) { width: 7.5rem; }
th:nth-child(2) { width: 38%; }
.fail td { background: var(--red-wash); }
[hidden] { display: none !important; }
@media (max-width: 40rem) {
  body { padding: 1.25rem .75rem 3rem; }
  .totals { flex-direction: column; gap: 0; }
  thead { display: none; }
  table, tbody, tr, td, caption { display: block; width: auto; }
  table { margin-inline: .75rem; }
  tr { padding: .375rem 0; border-top: 1px solid var(--line); }
  td { padding: 0; border: 0; }
  td:first-child { font-weight: 600; }
}
@media print {
  :root { --paper: #fff; --ink: #000; --soft: #444; --line: #bbb; --card: #fff; --green: #14532d; --red: #8b1a12; --grey: #444; --red-wash: #fff; }
  @page { margin: 15mm; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  .filters { display: none; }
  .route > summary, tr { break-inside: avoid; }
}
`;
