const shape = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

interface Written {
  readonly front: Readonly<Record<string, string>>
  readonly body: string
}

/** What stands above the text of a Markdown file, and the text. Throws where nothing stands above it. */
export const readFrontMatter = (name: string, source: string): Written => {
  const [, front, body] = shape.exec(source) ?? []
  if (front === undefined || body === undefined) throw new Error(`${name} has no front matter`)
  return { front: entries(front), body }
}

const entries = (front: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    front.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )
