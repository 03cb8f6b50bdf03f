import type { LinkKind } from '@shingle/shared/paths/page-paths.ts'

/** What the page of one kind of link says. */
interface LinkEntry {
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly lead: string
  readonly points: readonly string[]
  /** An address of that kind, as it is typed. */
  readonly example: string
}

/** Specification 2: the pages that lead from a page which somebody already has to a website, by the kind of its link. */
export const linkEntries: Readonly<Record<LinkKind, LinkEntry>> = {
  facebook: {
    title: 'A website from your Facebook page',
    description: 'Paste the link to your Facebook page, tick what comes along, and publish it as a website.',
    heading: 'From Facebook page to website',
    lead: 'Name, hours, menu and photos are read off your page, and you see every piece before it is used.',
    points: [
      'A page, not a profile: what only friends may see is not read.',
      'Where Facebook shows a page only to people who are signed in there, little comes along, and you are told so.',
      'Nothing is posted, followed or changed there.',
    ],
    example: 'facebook.com/rookandsonbarbers',
  },
  yelp: {
    title: 'A website from your Yelp listing',
    description: 'Paste the link to your Yelp listing, tick what comes along, and publish it as a website.',
    heading: 'From Yelp listing to website',
    lead: 'Services, hours and photos are read off your listing, and you choose which of them come along.',
    points: [
      'Reviews stay with the people who wrote them. Ask your customers for words of your own.',
      'Your listing stays as it is, and can link to the website.',
      'Where it tells different hours in different places, you are asked which are right.',
    ],
    example: 'yelp.com/biz/rook-and-son-barbers',
  },
  github: {
    title: 'A website from your GitHub profile',
    description: 'Paste the link to your GitHub profile, tick what comes along, and publish it as a website.',
    heading: 'From GitHub profile to website',
    lead: 'For people who build things: your profile, the work that you pinned and the languages you write in, as a page for whoever might hire you.',
    points: [
      'Only what is public is read, and no access to your code is asked for.',
      'You tick the work that belongs on the page, and leave the rest.',
      'Write what you can be hired for in your own words: customers do not read code.',
    ],
    example: 'github.com/rosa-harrow',
  },
  thumbtack: {
    title: 'A website from your Thumbtack profile',
    description:
      'Paste the link to your Thumbtack profile, tick what comes along, and publish it as a website.',
    heading: 'From Thumbtack profile to website',
    lead: 'Services, the area that you cover and your introduction are read off your profile, and you put them right before anybody sees them.',
    points: [
      'Your profile stays as it is, and goes on bringing you jobs.',
      'Who finds your own page calls you, and nobody in between.',
      'Reviews stay with the people who wrote them.',
    ],
    example: 'thumbtack.com/tx/austin/handyman/rook-and-son',
  },
  generic: {
    title: 'A website from a link',
    description:
      'Paste the link to a page that you have, tick what comes along, and publish it as a new website.',
    heading: 'Already out there?',
    lead: 'Paste the page that you have. It is read once, and you see every piece before it is used.',
    points: [
      'Its pages about you, your services, prices and hours are read along.',
      'What it says twice and differently is asked, not guessed.',
      'Nothing is copied that you did not tick, pictures least of all.',
    ],
    example: 'rookandson.example',
  },
}
