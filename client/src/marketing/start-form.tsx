import { businessLimits } from '@shingle/shared/business/business.ts'
import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { SignIcon } from './icon.tsx'

interface StartFormProps {
  /** Examples of what is asked. */
  name: string
  about: string
  /** Whose page the form stands on. */
  industry?: IndustrySlug
}

/** The two answers that a website begins with; what is typed appears on the board beside it. */
export const StartForm = ({ name, about, industry }: StartFormProps) => (
  <form className="start" action={appPaths.createAbout}>
    {industry && <input type="hidden" name="industry" value={industry} />}
    <label>
      Business name
      <input name="name" placeholder={name} data-limit={businessLimits.name} autoComplete="organization" />
    </label>
    <label>
      What you do
      <input name="about" placeholder={about} maxLength={businessLimits.description} autoComplete="off" />
    </label>
    <button type="submit">
      Make my website <SignIcon name="arrow-right" />
    </button>
  </form>
)
