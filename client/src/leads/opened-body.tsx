import { languageTag } from '@shingle/shared/language/language.ts'
import type { Message, SignUp } from '@shingle/shared/lead/lead.ts'
import { mailTo } from '@shingle/shared/submission/sender-name.ts'
import { Breaking } from '../ui/breaking.tsx'
import { momentWords } from '../ui/moment-words.ts'
import { factsOf, textsOf } from './lead-facts.ts'
import styles from './opened-lead.module.css'

/** What a visitor filled in: short answers as facts, long ones as they wrote them. */
export const MessageBody = ({ message }: { message: Message }) => {
  const [facts, texts] = [factsOf(message), textsOf(message)]
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ title, value, href }) => (
            <div key={`${title} ${value}`}>
              <dt>{title}</dt>
              <dd>
                {href === null ? (
                  value
                ) : (
                  <a href={href}>
                    <Breaking text={value} />
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {texts.length > 0 && (
        <div className={styles.words} lang={languageTag[message.language]}>
          {texts.map(({ title, value }) => (
            <div key={title}>
              {texts.length > 1 && <h3>{title}</h3>}
              {paragraphsOf(value).map((text, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by its place
                <p key={at}>{text}</p>
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

const paragraphsOf = (text: string): readonly string[] => text.split(/\n{2,}/)

/** Which words somebody agreed to, and when. */
export const SignUpBody = ({ signUp }: { signUp: SignUp }) => {
  const { email, standing, since, createdAt, consentText } = signUp
  const rows = [
    ['Signed up', momentWords(createdAt)],
    ...(standing === 'confirmed' ? [['Confirmed', momentWords(since)]] : []),
    ...(standing === 'left' ? [['Left the list', momentWords(since)]] : []),
    ['Agreed to', consentText],
  ] as const
  return (
    <dl className={styles.facts}>
      {email !== null && (
        <div>
          <dt>Email</dt>
          <dd>
            {standing === 'confirmed' ? (
              <a href={mailTo(email)}>
                <Breaking text={email} />
              </a>
            ) : (
              <Breaking text={email} />
            )}
          </dd>
        </div>
      )}
      {rows.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
