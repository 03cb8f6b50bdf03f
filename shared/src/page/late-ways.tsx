import { CookieChoice } from './cookie-choice.tsx'
import type { PageContext } from './page-context.ts'
import { PictureCredits } from './picture-credits.tsx'
import { SidePageLinks } from './side-page-links.tsx'

/** Of the ways that a page owes its visitors, those that may come later. */
export const LateWays = ({ page }: { readonly page: PageContext }) => (
  <>
    <SidePageLinks page={page} />
    <CookieChoice page={page} />
    <PictureCredits page={page} />
  </>
)
