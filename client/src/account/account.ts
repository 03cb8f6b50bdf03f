import * as z from 'zod/mini'

export const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.optional(z.nullable(z.string())),
})
export type Account = z.infer<typeof accountSchema>

export function accountName({ name, email }: Account): string {
  return name?.trim() || email
}
