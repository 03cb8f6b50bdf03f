import { askerOf, crowdOf, networkOf } from '@shingle/storage/network/network-of.ts'
import { type CounterPorts, openUseCounter } from '@shingle/storage/rows/rate-limits.ts'
import { openShareCounter } from '@shingle/storage/rows/share-counter.ts'

const minuteS = 60
const dayS = 24 * 60 * minuteS

/** A mail that strangers cause by a website of an account, and from which network address they do. */
export interface CausedMail {
  readonly ownerId: string
  readonly address: string
}

/** Over how many seconds the mails that ask to confirm are counted. */
export const confirmationPeriodS = dayS

/** Over how many seconds the posts of one visitor are counted. */
export const visitorPeriodS = 10 * minuteS

/** Counts one use; false when there were too many. */
type Count = (...key: readonly string[]) => Promise<boolean>

/** What is sent to a website: a message, one that looks like spam, an address for its newsletter, or a review. */
export type PostKind = 'messages' | 'suspects' | 'sign-ups' | 'reviews'

// The first from each network apart, and few of those that one provider has: whoever uses up the rest, by one network or by
// hundreds, closes the form to nobody else.
const postsOfKind = { firstOfOne: 2, firstOfCrowd: 50, first: 200, rest: 100, duration: dayS }

// Two hundred mails that strangers cause by one account's websites: whoever causes many leaves others theirs.
const mailsOfOwner = { firstOfOne: 3, firstOfCrowd: 40, first: 150, rest: 50, duration: dayS }

/** How much strangers may send by the forms of published websites, and to whom it may be mailed. */
export interface FormLimits {
  /** Every post of one visitor, whatever it says. */
  readonly countTry: (address: string) => Promise<boolean>
  /**
   * A post that would be kept: few of one visitor, and so many of all that a website's owner can read them. Each kind is
   * counted apart: no flood of spam or of sign-ups keeps a message out.
   */
  readonly countPost: (websiteId: string, address: string, kind: PostKind) => Promise<boolean>
  /**
   * A mail that strangers cause to one account's owner, whichever website they use for it. The first from each network are
   * counted apart: no crowd keeps the owner from hearing of others.
   */
  readonly countMessage: (mail: CausedMail) => Promise<boolean>
  /**
   * One that asks an address to confirm. The first from each network are counted apart, of the mailbox and of the account:
   * whoever uses up the rest keeps nobody else from what they want to read. All that one account's websites cause are counted
   * together: it says what stands there.
   */
  readonly countConfirmation: (mail: CausedMail & { readonly recipient: string }) => Promise<boolean>
}

const askerIn = (address: string) => ({ asker: askerOf(address), crowd: crowdOf(address) })

/** The limits of forms, counted in the database so that every process sees the same number. */
export const createFormLimits = (ports: CounterPorts): FormLimits => {
  const counter = (name: string, points: number, duration: number): Count => {
    const { count } = openUseCounter(ports, name, { points, duration })
    return (...key) => count(key.join('/'))
  }
  const tries = counter('tries-per-visitor', 60, visitorPeriodS)
  const visitors = counter('posts-per-visitor', 5, visitorPeriodS)
  const ofWebsite = (kind: PostKind) => openShareCounter(ports, `${kind}-per-website`, postsOfKind)
  const websites = {
    ...{ messages: ofWebsite('messages'), suspects: ofWebsite('suspects') },
    ...{ 'sign-ups': ofWebsite('sign-ups'), reviews: ofWebsite('reviews') },
  }
  const messages = openShareCounter(ports, 'messages-per-recipient', mailsOfOwner)
  const ofOwner = openShareCounter(ports, 'confirmations-per-owner', mailsOfOwner)
  const confirmations = openShareCounter(ports, 'confirmations-per-recipient', {
    firstOfOne: 1,
    first: 8,
    rest: 2,
    duration: dayS,
  })
  return {
    countTry: (address) => tries(networkOf(address)),
    countPost: async (websiteId, address, kind) =>
      (await visitors(websiteId, networkOf(address))) &&
      websites[kind].count({ target: websiteId, ...askerIn(address) }),
    countMessage: ({ ownerId, address }) => messages.count({ target: ownerId, ...askerIn(address) }),
    countConfirmation: async ({ ownerId, recipient, address }) => {
      const asker = askerIn(address)
      return (
        (await confirmations.count({ target: recipient, ...asker })) &&
        ofOwner.count({ target: ownerId, ...asker })
      )
    },
  }
}
