import { articlePath, feedPath } from '@shingle/shared/paths/page-paths.ts'
import { SignIcon } from '../icon.tsx'
import type { Article } from './article.ts'
import { BlogPage } from './blog-frame.tsx'
import { longDate } from './long-date.ts'
import { PipesArt } from './pipes-art.tsx'
import { topics } from './topics.ts'

/** Each is its own target: which of them the address names decides, in the style, what the list shows. */
const Topics = () => (
  <nav className="topics" aria-label="Topics">
    {Object.entries({ all: 'All', ...topics }).map(([id, label]) => (
      <a key={id} id={id} href={`#${id}`}>
        {label}
      </a>
    ))}
  </nav>
)

const Lead = ({ article }: { article: Article }) => (
  <div className="blog-lead" data-topic={article.topic}>
    <div className="hung">
      <PipesArt />
    </div>
    <a href={articlePath(article.slug)}>
      <p className="meta">
        <b>{topics[article.topic]}</b>
        <span>{longDate(article.date)}</span>
        <span>{`${article.minutes} minutes`}</span>
      </p>
      <h2>{article.title}</h2>
      <p className="sub">{article.description}</p>
      <span className="go">
        Read <SignIcon name="arrow-right" />
      </span>
    </a>
  </div>
)

const Row = ({ article }: { article: Article }) => (
  <li data-topic={article.topic}>
    <a href={articlePath(article.slug)}>
      <span>{longDate(article.date)}</span>
      <h2>{article.title}</h2>
      <p>{article.description}</p>
      <span>{`${article.minutes} min`}</span>
    </a>
  </li>
)

/** All articles, the newest with its drawing. */
export const BlogIndexPage = ({ articles }: { articles: readonly Article[] }) => {
  const [lead, ...others] = articles
  return (
    <BlogPage
      head={
        <div className="blog-top">
          <h1>From the workbench</h1>
          <Topics />
        </div>
      }
    >
      {lead && <Lead article={lead} />}
      <div className="blog-list">
        <ul>
          {others.map((article) => (
            <Row key={article.slug} article={article} />
          ))}
        </ul>
        <p className="more">
          <span>{`${articles.length} articles`}</span>
          <a href={feedPath}>Feed</a>
        </p>
      </div>
    </BlogPage>
  )
}
