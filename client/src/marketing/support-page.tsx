import { codeLifetime } from '@shingle/shared/account/code.ts'
import { handleReservation } from '@shingle/shared/handle/reservation.ts'
import { trashLifetimeDays } from '@shingle/shared/trash/limits.ts'
import { websiteLimits } from '@shingle/shared/website/limits.ts'
import { MarketingPage } from './marketing-frame.tsx'

const help: readonly { title: string; answers: readonly (readonly [string, string])[] }[] = [
  {
    title: 'Signing in',
    answers: [
      [
        'The code did not arrive',
        `Look in the spam folder first; the sender is this site’s own address. A code is good for ${codeLifetime} and for one use. After that, ask for a new one: only the newest works.`,
      ],
      [
        '“Invalid code” or “Expired code”',
        'Codes have six letters and digits, without look-alikes: there is no O, no I and no L in them. After five wrong tries a code stops working; send a new one.',
      ],
      [
        'Is there a password?',
        'There need not be one: the code in your inbox is the key. If you like one, or a passkey, set it in your Account Settings.',
      ],
    ],
  },
  {
    title: 'Creating a website',
    answers: [
      [
        'There was a problem creating your website',
        'Your answers are kept on this device. Press Retry. If it fails again, check the connection, come back to the same page later, and the answers are still there.',
      ],
      [
        '“More information needed”',
        'Say in a sentence or two what you do, for whom, and what is particular about it. The more particular, the less there is to change afterwards.',
      ],
      [
        '“Maximum allowed website limit exceeded”',
        `An account holds ${websiteLimits.owned} websites. Delete one that you no longer need in Your Websites, and there is room again.`,
      ],
    ],
  },
  {
    title: 'Editing and publishing',
    answers: [
      [
        'Is my work saved?',
        'Always look at the words in the toolbar. “Saved on this device” survives a closed browser; “Saved to your account” can be opened anywhere; “Draft differs from published” means that visitors still see the older page.',
      ],
      [
        'I lost the connection',
        'Go on working. The changes wait on the device and follow by themselves. Only Publish waits for the connection.',
      ],
      [
        '“Larger screen required”',
        'The editor needs the width of a tablet or a computer. Published pages fit every phone.',
      ],
      [
        'Someone else has edit control',
        'One person edits at a time. You can follow live, or take edit control after a confirmation; changes of the other person that had not reached the account are kept for them as a copy.',
      ],
      [
        'Asking a customer for a review',
        'Open the menu with the name of your website and choose Ask for a review. Send the text and the link. What a customer writes waits there: put it on your page word for word, or leave it out.',
      ],
      [
        'Changing the web address',
        `Publish under the new address in the Publish dialog. The old one stops working at once, and stays reserved for you for ${handleReservation}.`,
      ],
    ],
  },
  {
    title: 'Your things',
    answers: [
      [
        'Deleting a website',
        `In Your Websites, open the menu of the website and choose Delete website. The published page goes at once. The website waits in the trash below your list for ${trashLifetimeDays} days: restore it as a draft, or delete it for good, which cannot be undone.`,
      ],
      [
        'What do you know about my visitors?',
        'How many come each day, from where, and what they tap, as sums without cookies or addresses; and what they send you by your own contact form. Published pages set no cookies unless you add analytics, and then only after a visitor agrees.',
      ],
    ],
  },
]

export const SupportPage = () => (
  <MarketingPage title="What is the matter?" lead="Most things are here, by the words you see on the screen.">
    <div className="help">
      {help.map(({ title, answers }) => (
        <section key={title}>
          <h2>{title}</h2>
          {answers.map(([question, answer]) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </section>
      ))}
    </div>
  </MarketingPage>
)
