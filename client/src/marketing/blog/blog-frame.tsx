import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import type { ReactNode } from 'react'
import { content, MarketingFooter, MarketingHeader } from '../marketing-frame.tsx'

/** A page of the blog: its heading, the rail, and what hangs or stands below. */
export const BlogPage = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <div className="paper-page">
    <MarketingHeader here={pagePaths.blog} />
    <main {...content}>
      <header className="blog-head">{head}</header>
      <div className="blog-rail" />
      {children}
    </main>
    <MarketingFooter />
  </div>
)
