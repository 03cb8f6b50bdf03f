import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  render,
  Section,
  Text,
} from '@react-email/components'
import { productName } from '@shingle/shared/product/product.ts'
import type { ReactElement, ReactNode } from 'react'

// Mail programs read neither custom properties nor our fonts: these are the product's materials, written out.
const paper = '#f8f6f1'
const raised = '#fffefb'
const ink = '#1d1a15'
const soft = '#5b5547'
const sign = '#ffc21a'
const line = '#dad5c8'
const face = '"Instrument Sans", "Helvetica Neue", Helvetica, Arial, sans-serif'
const headFace = '"Bricolage Grotesque", "Arial Narrow", "Helvetica Neue", Arial, sans-serif'
const codeFace = 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace'

/** A whole mail: the name above the rail, a board of content below it, the small print at the end. */
export const Mail = ({
  preview,
  children,
  footer,
}: {
  preview: string
  children: ReactNode
  footer: string
}) => (
  <Html lang="en">
    <Head>
      <meta name="color-scheme" content="light only" />
    </Head>
    <Preview>{preview}</Preview>
    <Body style={{ backgroundColor: paper, color: ink, fontFamily: face, margin: 0, padding: '32px 16px' }}>
      <Container style={{ maxWidth: 520, margin: '0 auto' }}>
        <Text style={{ font: `700 22px/28px ${headFace}`, letterSpacing: '-0.03em', margin: '0 0 12px' }}>
          {productName}
        </Text>
        <Hr style={{ border: 'none', borderTop: `3px solid ${ink}`, margin: 0 }} />
        <Section
          style={{
            backgroundColor: raised,
            border: `1px solid ${line}`,
            borderTop: 'none',
            borderRadius: '0 0 5px 5px',
            padding: '32px',
          }}
        >
          {children}
        </Section>
        <Text style={{ color: soft, fontSize: 13, lineHeight: '20px', margin: '20px 0 0' }}>{footer}</Text>
      </Container>
    </Body>
  </Html>
)

/** The one heading of a mail. */
export const MailHeading = ({ children }: { children: ReactNode }) => (
  <Heading
    as="h1"
    style={{ font: `700 30px/32px ${headFace}`, letterSpacing: '-0.03em', color: ink, margin: '0 0 16px' }}
  >
    {children}
  </Heading>
)

/** A paragraph. */
export const MailText = ({ children }: { children: ReactNode }) => (
  <Text style={{ fontSize: 16, lineHeight: '24px', color: ink, margin: '0 0 16px' }}>{children}</Text>
)

/** Something to copy, painted on the sign. */
export const MailSign = ({ children }: { children: string }) => (
  <Section style={{ backgroundColor: sign, borderRadius: 5, margin: '8px 0 24px', textAlign: 'center' }}>
    <Text
      style={{
        font: `700 40px/48px ${codeFace}`,
        letterSpacing: '0.16em',
        color: ink,
        margin: 0,
        padding: '24px 12px 24px 18px',
      }}
    >
      {children}
    </Text>
  </Section>
)

/** A mail in both of its forms. */
export interface RenderedMail {
  readonly html: string
  readonly text: string
}

/** Writes a mail as HTML and as plain text. */
export const renderMail = async (mail: ReactElement): Promise<RenderedMail> => ({
  html: await render(mail),
  text: await render(mail, { plainText: true }),
})
