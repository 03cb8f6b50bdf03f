import { CookieChoice } from './cookie-choice.tsx'
import type { PageContext } from './page-context.ts'
import { PictureCredits } from './picture-credits.tsx'

/** Of the ways that a page owes its visitors, those that may come later. */
export const LateWays = ({ page }: { readonly page: PageContext }) => (
  <>
    <CookieChoice page={page} />
    <PictureCredits page={page} />
  </>
)
