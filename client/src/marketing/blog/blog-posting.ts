import { articlePath } from '@shingle/shared/paths/page-paths.ts'
import { productName } from '@shingle/shared/product/product.ts'
import type { Article } from './article.ts'
import { topics } from './topics.ts'

/** An article as search engines read it (schema.org). */
export const blogPosting = ({ title, description, date, topic, slug, minutes }: Article) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description,
  datePublished: date,
  articleSection: topics[topic],
  timeRequired: `PT${minutes}M`,
  inLanguage: 'en',
  mainEntityOfPage: articlePath(slug),
  author: { '@type': 'Organization', name: productName },
  publisher: { '@type': 'Organization', name: productName },
})
