import { backupKeptDays } from '@shingle/shared/backup/limits.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { reviewWaitsMs } from '@shingle/shared/review/review-form.ts'
import { messagesKeptMonths } from '@shingle/shared/submission/messages-kept.ts'
import { lifetimeWords } from '@shingle/shared/time/lifetime-words.ts'
import { trashLifetimeDays } from '@shingle/shared/trash/limits.ts'
import { visitMonthsKept } from '@shingle/shared/visit/visit.ts'
import { websiteLimits } from '@shingle/shared/website/limits.ts'
import { keptDays } from '../create/kept-days.ts'
import { MarketingPage } from './marketing-frame.tsx'

type Clause = readonly [title: string, ...text: string[]]

const privacy: readonly Clause[] = [
  [
    'What is kept about you',
    'Your email address, because it is your key; your name, if you give it; the websites, drafts, versions and pictures you make; their web addresses, and the domains you connect; whom you invite, and who else gets your messages; and where you are signed in, with the browser, the system and when.',
    'What other ways to sign in need: of a password a hash that nobody can read it from, of a passkey its public key, of a Google account its email, of an assistant its name and what it may do.',
    `What you ask on the support page, with the email you give there, is kept for ${messagesKeptMonths} months.`,
    'How often our own pages are seen and our buttons are pressed is counted as daily sums, without cookies and without who it was.',
    'Where a language model is connected here, it is asked with what you write of your business: for a new website, for names and ideas, and where you ask for help with words. Where you have us read a page and put its texts into one, it is asked with those. It is told nothing of your account.',
    'Nothing is bought about you, and nothing about you is sold.',
  ],
  [
    'What is kept on your device',
    'A copy of your drafts, so that they open without a connection, and who was signed in last. Signing out removes both; work that is not in your account yet is asked about first.',
    `Your answers for a new website, if you press Save and exit: for ${keptDays} days, until the website is made of them, or until you sign out.`,
    'One cookie keeps you signed in, and one tells this browser from others, so that a code or a link works in it alone. They are sent to this site alone, and no script can read them. A third says that you signed out while we could not be reached; it goes as soon as we are.',
  ],
  [
    'What is kept about visitors',
    `A published website sets no cookies of ours and loads no script file. Visits are counted as daily sums, which are kept for ${visitMonthsKept} months; no visitor’s network address is kept.`,
    `A message sent by a contact form is mailed to the owner of that website and kept for them, for ${messagesKeptMonths} months. A newsletter sign-up is kept for them until whoever signed up leaves the list.`,
    `A review that an owner asked a customer for is kept until the owner shows it or leaves it out, and ${lifetimeWords(reviewWaitsMs)} at most, with a mark that tells which come from one network, and not from which.`,
    'If an owner adds an analytics ID, it is loaded, and its cookies are set, only after a visitor agrees.',
    `Whoever reports a website leaves us what they write, for ${messagesKeptMonths} months, and not who they are.`,
  ],
  [
    'How long',
    `As long as your account lives. Deleting a website removes its published page at once; its draft, its pictures and its messages wait in your trash for ${trashLifetimeDays} days, or until you delete them there for good.`,
    `Where backups are made, they are sealed, and hold what was deleted for ${backupKeptDays} days at most.`,
  ],
  [
    'Your rights',
    'You can see and change everything you gave in the editor, and delete each website with all that belongs to it. In your Account Settings you can download all that is kept of you as one file, and delete the account.',
  ],
]

const analytics: readonly Clause[] = [
  [
    'Analytics',
    'If you agree, Google Analytics is told which of our pages you see and which of our buttons you press, from your browser, with a number that stands for it. Of pages it is told the kind and not the address, and nothing of your websites, your account or what you write.',
    'None of its scripts is loaded, it sets no cookies here, and before you agree it is told nothing. You can change your mind by “Analytics choice” at the foot of every page: then the number is forgotten.',
  ],
]

const terms: readonly Clause[] = [
  [
    'The service',
    `${productName} lets you make, edit and publish websites free of charge. An account holds up to ${websiteLimits.owned} websites.`,
  ],
  [
    'Your content is yours',
    'You keep every right to your words and pictures. You let us store, copy and show them as far as the service needs it, and no further.',
  ],
  [
    'What may not be published',
    'Nothing unlawful, nothing that deceives visitors or asks for their passwords or payment details under a false name, nothing that harms devices. Such pages are taken down.',
  ],
  [
    'Sample texts',
    'Texts written for you are a beginning. Check them before you publish: what stands on your website is your statement, not ours.',
  ],
  [
    'Availability',
    'The service is offered as it is. Drafts are kept on your device as well, so that an outage does not cost you your work.',
  ],
  [
    'Ending it',
    'You can leave whenever you like. We can close an account that breaks these terms, after saying why.',
  ],
]

const Clauses = ({ clauses }: { clauses: readonly Clause[] }) => (
  <ul className="ruled">
    {clauses.map(([title, ...paragraphs]) => (
      <li key={title}>
        <h2>{title}</h2>
        <div>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </li>
    ))}
  </ul>
)

export const PrivacyPage = () => (
  <MarketingPage title="Privacy Policy" lead="What is kept, where, for how long, and nothing else.">
    <Clauses clauses={privacy} />
    {/* Shown where the operator counts so: `shared/src/analytics/own-analytics.ts`. */}
    <div data-analytics="" hidden>
      <Clauses clauses={analytics} />
    </div>
  </MarketingPage>
)

export const TermsPage = () => (
  <MarketingPage title="Terms of Service" lead="Short enough to read before you agree.">
    <Clauses clauses={terms} />
  </MarketingPage>
)
