// Where mails, published pages and links to other websites lead: small and seldom opened, so that the app names one script for all of them.
export { SignInStepScreen } from '../account/sign-in-step-screen.tsx'
export { ImportScreen } from '../import/import-screen.tsx'
export { InviteScreen } from '../invite/invite-screen.tsx'
export { requireInvited } from '../invite/require-invited.ts'
export { RevokedScreen } from '../invite/revoked-screen.tsx'
export { ReceiveMessagesScreen } from '../recipient/receive-messages-screen.tsx'
export { ReportScreen } from '../report/report-screen.tsx'
