import {
  foreignRequest,
  invalidToken,
  notSignedIn,
  signInAgain,
  tooManyRequests,
} from '@shingle/shared/account/problems.ts'
import { wayBackOpen } from '@shingle/shared/email-change/problems.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import {
  bodiesBusy,
  bodyTooLarge,
  bodyTooSlow,
  invalidField,
  malformedJson,
  notJson,
  unknownField,
  unknownProblem,
} from '../http/problems.ts'
import type { Route } from '../http/route.ts'
import { rateOf } from '../limits/call-rates.ts'
import { roleProblem } from '../policy/role-problem.ts'

const ofAccess = ({ access, endpoint }: Route): readonly Problem[] => {
  if (access === 'own-pages') return [foreignRequest]
  if (access === 'anywhere')
    return endpoint.method === 'GET' && endpoint.gives === undefined ? [] : [foreignRequest]
  return [
    notSignedIn,
    invalidToken,
    ...(endpoint.method === 'GET' ? [] : [foreignRequest]),
    ...(access.isForGood ? [wayBackOpen('3 March 2026', '10 March 2026, 14:10 UTC')] : []),
    ...(access.signedIn === 'recently' ? [signInAgain] : []),
    ...(access.resource === 'account' ? [] : [noWebsiteAtLink, roleProblem(access.may)]),
  ]
}

const ofBody = [notJson, malformedJson, bodyTooLarge, bodyTooSlow, bodiesBusy]
const ofFields = [invalidField('name'), unknownField('name')]

/** Every problem that a call can be answered with: its own, and those of every call of its kind. */
export const callProblems = (route: Route): readonly Problem[] => [
  ...route.problems,
  ...ofAccess(route),
  ...(rateOf(route.endpoint.action) === undefined ? [] : [tooManyRequests]),
  ...(route.endpoint.body === undefined ? [] : ofBody),
  ...(route.endpoint.body === undefined && route.endpoint.query === undefined ? [] : ofFields),
  unknownProblem,
]
