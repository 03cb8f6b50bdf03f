import { stringify } from 'csv-stringify'

// What spreadsheets may take for a formula, also behind spaces and quotes, and in the wide forms that some read alike.
const looksLikeFormula = /^[\s"'`\uFEFF\u200B]*[=+\-@|\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u

/** A cell that is a text to every spreadsheet: what may be a formula begins with an apostrophe. */
export const safeCell = (text: string): string => (looksLikeFormula.test(text) ? `'${text}` : text)

/** Writes rows of cells as CSV that spreadsheets open: UTF-8 with its mark, CRLF, everything in quotes that needs them. */
export const createCsvWriter = () =>
  stringify({
    bom: true,
    record_delimiter: 'windows',
    // By itself it leaves bare a cell with one half of such an end, where spreadsheets begin another row.
    quoted: true,
    // The writer's own guard beside ours: it knows what spreadsheets learn.
    escape_formulas: true,
    cast: { string: safeCell },
  })
