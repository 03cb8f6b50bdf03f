import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { articlePath, industryPath, pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { SignIcon } from '../icon.tsx'
import { trades } from '../trades/trades.ts'
import type { Article } from './article.ts'
import { ArticleText } from './article-text.tsx'
import { BlogPage } from './blog-frame.tsx'
import { longDate } from './long-date.ts'
import { topics } from './topics.ts'

const nextCount = 3

const Head = ({ article }: { article: Article }) => (
  <>
    <p className="crumb">
      <a href={pagePaths.blog}>Blog</a>
      <a href={`${pagePaths.blog}#${article.topic}`}>{topics[article.topic]}</a>
      <time dateTime={article.date}>{longDate(article.date)}</time>
      <span>{`${article.minutes} minutes`}</span>
    </p>
    <h1>{article.title}</h1>
  </>
)

const Contents = ({ headings }: Pick<Article, 'headings'>) => (
  <nav className="contents" aria-label="In this article">
    <span className="tag">In this article</span>
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  </nav>
)

const Closing = ({ trade }: Pick<Article, 'trade'>) => (
  <>
    <p className="by">{`Written by ${productName}.`}</p>
    <p className="do">
      <a className="act" href={trade ? `${appPaths.createAbout}?industry=${trade}` : appPaths.createAbout}>
        {trade ? `Make a website for ${trades[trade].people}` : 'Make my website'}{' '}
        <SignIcon name="arrow-right" />
      </a>
      <span>Two answers, free.</span>
    </p>
  </>
)

const Next = ({ articles, trade }: { articles: readonly Article[] } & Pick<Article, 'trade'>) => (
  <section className="next">
    <h2>Read next</h2>
    <ul>
      {articles.map(({ slug, title, minutes }) => (
        <li key={slug}>
          <a href={articlePath(slug)}>
            <h3>{title}</h3>
            <span>{`${minutes} minutes`}</span>
          </a>
        </li>
      ))}
      {trade && (
        <li>
          <a href={industryPath(trade)}>
            <h3>{`A website for ${trades[trade].people}`}</h3>
            <span>{trades[trade].name}</span>
          </a>
        </li>
      )}
    </ul>
  </section>
)

/** `others` are the blog's articles beside this one, the newest first. */
export const ArticlePage = ({ article, others }: { article: Article; others: readonly Article[] }) => (
  <BlogPage head={<Head article={article} />}>
    <div className="article">
      <Contents headings={article.headings} />
      <article className="text">
        <ArticleText blocks={article.blocks} />
        <Closing trade={article.trade} />
      </article>
      <aside className="aside">
        {article.aside && (
          <p>
            <b>Try it:</b> {article.aside}
          </p>
        )}
      </aside>
    </div>
    <Next articles={nextOf(article, others)} trade={article.trade} />
  </BlogPage>
)

/** Those of the same topic first, then the newest. */
const nextOf = ({ topic }: Article, others: readonly Article[]): readonly Article[] =>
  [
    ...others.filter((other) => other.topic === topic),
    ...others.filter((other) => other.topic !== topic),
  ].slice(0, nextCount)
