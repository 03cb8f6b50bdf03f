import { articlePath } from '@shingle/shared/paths/page-paths.ts'
import { organization } from '../page-schema.ts'
import type { Article } from './article.ts'
import { topics } from './topics.ts'

/** An article as search engines read it (schema.org). */
export const blogPosting = ({ title, description, date, topic, slug, minutes }: Article) => ({
  '@type': 'BlogPosting',
  headline: title,
  description,
  datePublished: date,
  articleSection: topics[topic],
  timeRequired: `PT${minutes}M`,
  inLanguage: 'en',
  mainEntityOfPage: { '@id': articlePath(slug) },
  author: { '@id': organization['@id'] },
  publisher: { '@id': organization['@id'] },
})
