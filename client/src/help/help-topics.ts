import type { Help } from './help.ts'
import { changingHelp } from './topics/changing.ts'
import { domainHelp } from './topics/domain.ts'
import { findingHelp } from './topics/finding.ts'
import { makingHelp } from './topics/making.ts'
import { peopleHelp } from './topics/people.ts'
import { publishingHelp } from './topics/publishing.ts'
import { signingInHelp } from './topics/signing-in.ts'

/** What is asked about one task. */
export interface HelpTopic {
  readonly title: string
  readonly entries: readonly Help[]
}

/** Every answer that the support page and the search of the designer have, task by task. */
export const helpTopics: readonly HelpTopic[] = [
  { title: 'Sign in', entries: signingInHelp },
  { title: 'Make a website', entries: makingHelp },
  { title: 'Change it', entries: changingHelp },
  { title: 'Find where it is', entries: findingHelp },
  { title: 'Publish', entries: publishingHelp },
  { title: 'Your own domain', entries: domainHelp },
  { title: 'People and data', entries: peopleHelp },
]
