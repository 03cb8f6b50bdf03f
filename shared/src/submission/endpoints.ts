import { definePage } from '../endpoint/page-endpoint.ts'
import { formPaths } from '../paths/server-paths.ts'

/** A visitor sends the form of a section, which says which fields it has. */
export const sendFormPage = definePage({
  method: 'POST',
  path: `${formPaths.section}/:websiteId/:sectionId`,
})

/** What follows the address of a form where its token is had. */
export const formTokenSuffix = '/token'

/** What a form asks for once somebody begins to fill it in. */
export const formTokenPage = definePage({ method: 'GET', path: `${sendFormPage.path}${formTokenSuffix}` })

/** One subscription to a newsletter, by the secret of its mail: opened it only asks, because mail programs open links. */
export const showSubscriptionPage = definePage({ method: 'GET', path: `${formPaths.subscription}/:token` })

/** Makes a subscription count. */
export const confirmSubscriptionPage = definePage({ method: 'POST', path: showSubscriptionPage.path })

/** What mail programs open that know no other way than to follow an address: it shows the way off the list. */
export const showLeavingPage = definePage({ method: 'GET', path: `${showSubscriptionPage.path}/leave` })

/** Takes an address off the list. */
export const leaveListPage = definePage({ method: 'POST', path: `${showSubscriptionPage.path}/leave` })
