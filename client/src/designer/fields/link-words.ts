import { emailMaximum } from '@shingle/shared/email/email-maximum.ts'
import { type TextFormat, textFormats } from '@shingle/shared/field/text-format.ts'
import type { LinkType, SocialNetwork } from '@shingle/shared/link/link-value.ts'
import { phoneMaximum } from '@shingle/shared/link/phone.ts'
import { profileAddress } from '@shingle/shared/link/profile-address.ts'
import { readWebAddress, webAddressMaximum } from '@shingle/shared/link/web-address.ts'
import { type Result, succeed } from '@shingle/shared/problem/problem.ts'

interface LinkHint {
  /** What the list of types says. */
  choice: string
  /** What the field is for. */
  label: string
  placeholder: string
  limit: number
  inputMode: 'url' | 'email' | 'tel'
}

const hints: Readonly<Record<LinkType, LinkHint>> = {
  None: { choice: 'No link', label: '', placeholder: '', limit: 0, inputMode: 'url' },
  Email: {
    choice: 'Email',
    label: 'Email address',
    placeholder: 'name@example.com',
    limit: emailMaximum,
    inputMode: 'email',
  },
  Web: {
    choice: 'Web page',
    label: 'Web address',
    placeholder: 'example.com',
    limit: webAddressMaximum,
    inputMode: 'url',
  },
  Phone: {
    choice: 'Phone',
    label: 'Phone number',
    placeholder: '01584 555 0142',
    limit: phoneMaximum,
    inputMode: 'tel',
  },
  Section: { choice: 'Section of this page', label: 'Section', placeholder: '', limit: 0, inputMode: 'url' },
  Social: {
    choice: 'Social profile',
    label: 'Profile address',
    placeholder: '@name, or the address',
    limit: webAddressMaximum,
    inputMode: 'url',
  },
}

export const linkHint = (type: LinkType): LinkHint => hints[type]

/** The target to keep for what was typed, or the problem to show beside it. */
export const readTarget = (type: LinkType, typed: string, network?: SocialNetwork): Result<string> => {
  const target = typed.trim()
  if (target === '') return succeed('')
  if (type === 'Social') return readWebAddress(profileAddress(network ?? 'Instagram', target))
  if (type === 'Web') return readWebAddress(target)
  const format = type === 'Email' ? 'email' : type === 'Phone' ? 'phone' : undefined
  const problem = formatProblem(format, target)
  return problem === undefined ? succeed(target) : refuseWith(problem)
}

/** What to say beside a text that is not what it should be; nothing beside an empty one. */
export const formatProblem = (format: TextFormat | undefined, text: string): string | undefined => {
  const trimmed = text.trim()
  if (trimmed === '' || format === undefined) return undefined
  const { fits, problem } = textFormats[format]
  return fits(trimmed) ? undefined : problem
}

const refuseWith = (text: string): Result<never> => ({
  ok: false,
  problem: { code: 'link.invalid-target', status: 400, text },
})
