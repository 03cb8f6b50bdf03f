import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Article, parseArticle } from './src/marketing/blog/article.ts'

const folder = join(import.meta.dirname, 'articles')

/** The articles of the blog, each from a Markdown file that is named as its page. */
export const readArticles = async (): Promise<readonly Article[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).toSorted()
  return Promise.all(
    files.map(async (file) =>
      parseArticle(basename(file, '.md'), await readFile(join(folder, file), 'utf8')),
    ),
  )
}
