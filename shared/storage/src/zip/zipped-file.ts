/** One file of an export. */
export interface ZippedFile {
  readonly path: string
  readonly content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
  /** Whether it is a picture, which is as small as it gets. */
  readonly isPicture?: boolean
}

/** A value as a JSON file. */
export const jsonFile = (path: string, value: unknown): ZippedFile => ({
  path,
  content: [`${JSON.stringify(value, null, 2)}\n`],
})

async function* written(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row, null, 2)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Any number of values as a JSON file that holds a list of them. */
export const jsonListFile = (path: string, rows: AsyncIterable<unknown>): ZippedFile => ({
  path,
  content: written(rows),
})
