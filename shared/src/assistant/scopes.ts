/** What an owner lets their own assistant do: read their websites, edit their drafts, publish them. */
export const assistantScopes = ['read', 'edit', 'publish'] as const

/** What an owner lets their own assistant do. */
export type AssistantScope = (typeof assistantScopes)[number]
