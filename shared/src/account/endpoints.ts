import * as z from 'zod/mini'
import { accountSchema } from './account.ts'
import { verifyStatuses } from './verify-status.ts'

/** POST /api/login/otp/generate. */
export const generateCodeBody = z.strictObject({ email: z.string().check(z.maxLength(320)) })
export const generateCodeAnswer = z.strictObject({ sessionId: z.string(), expiresAt: z.string() })

/** POST /api/login/otp/verify. */
export const verifyCodeBody = z.strictObject({
  sessionId: z.string().check(z.maxLength(64)),
  code: z.string().check(z.maxLength(32)),
})
export const verifyCodeAnswer = z.strictObject({
  status: z.enum(verifyStatuses),
  accessToken: z.optional(z.string()),
  user: z.optional(accountSchema),
})

/** POST /api/login/refresh. */
export const refreshAnswer = z.strictObject({ accessToken: z.string(), user: accountSchema })

/** GET /api/session/options: which ways to sign in this deployment offers. */
export const sessionOptionsAnswer = z.strictObject({ google: z.boolean() })
