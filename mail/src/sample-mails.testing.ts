import { assistantScopes } from '@shingle/shared/assistant/scopes.ts'
import { handleUnavailable } from '@shingle/shared/handle/problems.ts'
import { accountDeletedMail } from './account-deleted.ts'
import { accountExistsMail } from './account-exists.ts'
import { assistantAddedMail } from './assistant-added.ts'
import { contactMessageMail } from './contact-message.ts'
import { editorRemovedMail } from './editor-removed.ts'
import { emailChangedMail } from './email-changed.ts'
import { emailHasAccountMail } from './email-has-account.ts'
import { emailPutBackMail } from './email-put-back.ts'
import { exportFailedMail } from './export-failed.ts'
import { exportReadyMail } from './export-ready.ts'
import { googleConnectedMail } from './google-connected.ts'
import { inviteMail } from './invite.ts'
import { leadDigestMail } from './lead-digest.ts'
import { newEmailMail } from './new-email.ts'
import { newEmailAskedMail } from './new-email-asked.ts'
import { newPasswordMail } from './new-password.ts'
import { newSubscriberMail } from './new-subscriber.ts'
import { newsletterConfirmationMail } from './newsletter-confirmation.ts'
import { passkeyAddedMail } from './passkey-added.ts'
import { passwordChangedMail } from './password-changed.ts'
import { passwordSetMail } from './password-set.ts'
import { proposedReviewMail } from './proposed-review.ts'
import { publishFailedMail } from './publish-failed.ts'
import { recipientConfirmationMail } from './recipient-confirmation.ts'
import { sampleDomainMails } from './sample-domain-mails.testing.ts'
import { signInCodeMail } from './sign-in-code.ts'
import { signInLinkMail } from './sign-in-link.ts'
import { signUpMail } from './sign-up.ts'
import { stolenSessionMail } from './stolen-session.ts'
import { supportQuestionMail } from './support-question.ts'
import { wayRemovedMail } from './way-removed.ts'
import { websiteHandedOverMail } from './website-handed-over.ts'
import { websiteReceivedMail } from './website-received.ts'
import { websiteReportMail } from './website-report.ts'
import { writeMail } from './write-mail.tsx'

export const aMessage = {
  businessName: 'Tidewater Plumbing',
  siteUrl: 'https://sites.example/tidewater',
  email: 'joan@example.com',
  messages: {
    thisUrl: 'https://shingle.example/leads/website?open=message',
    allUrl: 'https://shingle.example/leads/website',
  },
  fields: [
    { title: 'Name', value: 'Joan Penrose', type: 'Text' as const },
    { title: 'Email', value: 'joan@example.com', type: 'Text' as const },
    { title: 'Phone', value: '01326 496 0173', type: 'Text' as const },
    { title: 'Message', value: 'A tap drips.\nToday?\n\nYours', type: 'TextArea' as const },
  ],
}
export const aConfirmation = {
  businessName: 'Saltmarsh Pottery',
  siteUrl: 'https://sites.example/saltmarsh',
  confirmUrl: 'https://sites.example/n/token',
  leaveUrl: 'https://sites.example/n/token/leave',
  language: 'english' as const,
}

export const anInvite = {
  ...{ ownerName: 'Grace Marlow', ownerEmail: 'grace@example.com', businessName: 'Marlow Upholstery' },
  ...{
    address: 'sites.example/marlow',
    email: 'tom@example.com',
    openUntil: new Date('2026-11-28T09:00:00Z'),
  },
  acceptUrl: 'https://shingle.example/invite/0123456789abcdef',
}
const aDevice = { device: 'Firefox on Windows', at: new Date('2026-12-05T08:41:00Z') }
export const aLink = {
  ...{ linkUrl: 'https://shingle.example/sign-in/link#c2hvcC1kb29y', appHost: 'shingle.example' },
}
export const anAccountPage = { accountUrl: 'https://shingle.example/account' }
const allWays = {
  email: 'rosa@example.com',
  google: { email: 'rosa@gmail.com', since: new Date('2026-02-03T09:00:00Z') },
  hasPassword: true,
  passkeys: [{ name: 'Rosa’s laptop', since: new Date('2026-11-21T09:00:00Z') }],
}
const aLeadsPage = 'https://shingle.example/leads/0123456789abcdef01234567'
export const aTransfer = {
  businessName: 'Marlow Upholstery',
  designerUrl: 'https://shingle.example/designer?websiteId=0123456789abcdef01234567',
}

const supportUrl = 'https://shingle.example/support'
const aSignIn = { ...aLink, signInUrl: 'https://shingle.example/sign-in' }

/** Each kind of mail, written from what its reader might be told. */
export const sampleMails = {
  'sign-in code': () =>
    writeMail(signInCodeMail, { code: 'K7M4QX', appHost: 'shingle.example', asked: aDevice }),
  'sign-in link': () => writeMail(signInLinkMail, aLink),
  'sign-up': () => writeMail(signUpMail, aLink),
  'sign-up of an account that exists': () => writeMail(accountExistsMail, aSignIn),
  'new password': () => writeMail(newPasswordMail, aLink),
  'password changed': () => writeMail(passwordChangedMail, { ...anAccountPage, ways: allWays }),
  'new email': () => writeMail(newEmailMail, { ...aLink, former: 'r••@e••' }),
  'new email that has an account': () => writeMail(emailHasAccountMail, aSignIn),
  'new email asked for': () =>
    writeMail(newEmailAskedMail, { email: 'office@example.com', ...anAccountPage }),
  'email changed': () =>
    writeMail(emailChangedMail, {
      email: 'office@example.com',
      backUrl: 'https://shingle.example/sign-in/former-email#YmFjaw',
      supportUrl,
    }),
  'email put back': () => writeMail(emailPutBackMail, { former: 'g•••@example.com', supportUrl }),
  'password set': () => writeMail(passwordSetMail, anAccountPage),
  'passkey added': () => writeMail(passkeyAddedMail, { ...anAccountPage, passkey: 'Laptop' }),
  'assistant added': () =>
    writeMail(assistantAddedMail, {
      ...anAccountPage,
      assistant: 'Claude',
      scopes: [...assistantScopes],
    }),
  'Google connected': () => writeMail(googleConnectedMail, { ...anAccountPage, google: 'r@gmail.com' }),
  'account deleted': () => writeMail(accountDeletedMail, { supportUrl }),
  'way removed': () => writeMail(wayRemovedMail, { ...anAccountPage, way: 'passkey', ways: allWays }),
  'stolen session': () => writeMail(stolenSessionMail, { signInUrl: 'https://shingle.example/sign-in' }),
  'contact message': () => writeMail(contactMessageMail, aMessage),
  'recipient confirmation': () =>
    writeMail(recipientConfirmationMail, {
      ownerEmail: 'ann@example.com',
      confirmUrl: 'https://shingle.example/receive-messages#token',
    }),
  'proposed review': () =>
    writeMail(proposedReviewMail, {
      ...{ paragraph: 'The tap is quiet.\n\nSo am I.', authorName: 'Joan', authorLocation: 'Truro' },
      designerUrl: aTransfer.designerUrl,
    }),
  'support question': () =>
    writeMail(supportQuestionMail, { email: 'joan@example.com', text: 'The code did not arrive.\nTwice.' }),
  'website report': () =>
    writeMail(websiteReportMail, {
      ...{ handle: 'strange-shop', siteUrl: 'https://sites.example/strange-shop', websiteId: 'abc' },
      ...{ reason: 'deceives' as const, text: 'It asks for my card.' },
      domainUrl: 'https://strange-shop.example',
    }),
  'export failed': () => writeMail(exportFailedMail, { ...anAccountPage, why: 'too-large' as const }),
  'export ready': () =>
    writeMail(exportReadyMail, {
      accountUrl: 'https://shingle.example/account',
      until: new Date('2026-11-22T14:10:00Z'),
    }),
  invite: () => writeMail(inviteMail, anInvite),
  ...sampleDomainMails,
  'editor removed': () =>
    writeMail(editorRemovedMail, {
      businessName: 'Marlow Upholstery',
      websitesUrl: 'https://shingle.example/websites',
    }),
  'publish failed': () => writeMail(publishFailedMail, { ...aTransfer, why: handleUnavailable.text }),
  'website received': () =>
    writeMail(websiteReceivedMail, {
      ...aTransfer,
      formerName: 'Grace Marlow',
      isFormerEditor: true,
      domain: 'marlow.example',
    }),
  'website handed over': () =>
    writeMail(websiteHandedOverMail, {
      ...{ businessName: aTransfer.businessName, ownerName: 'Tom Achterberg', isFormerEditor: true },
      domain: 'marlow.example',
      websiteUrl: 'https://sites.example/marlow',
      supportUrl,
    }),
  'lead digest': () =>
    writeMail(leadDigestMail, {
      businessName: 'Tidewater Plumbing',
      lines: [
        { from: 'Joan Penrose', words: 'A tap drips. Today?' },
        { from: 'joan@example.com', words: '' },
      ],
      ...{ isAll: true, subscribers: 1, spam: 2, leadsUrl: aLeadsPage },
    }),
  'new subscriber': () =>
    writeMail(newSubscriberMail, {
      ...{ businessName: 'Saltmarsh Pottery', email: 'vera@example.com', leadsUrl: aLeadsPage },
    }),
  'newsletter confirmation': () => writeMail(newsletterConfirmationMail, aConfirmation),
}
