import type { Language } from '@shingle/shared/language/language.ts'

/** The words of the mail that asks a subscriber to confirm, beside those of the page that the mail leads to. */
export interface NewsletterStrings {
  readonly subject: string
  readonly ask: (businessName: string) => string
  /** Why the mail came, and what to do when it was not asked for. */
  readonly why: (site: string) => string
  readonly delivered: (productName: string) => string
}

const byLanguage: Readonly<Record<Language, NewsletterStrings>> = {
  english: {
    subject: 'One more step: confirm your sign-up',
    ask: (name) => `Confirm that you want to get the newsletter of ${name}.`,
    why: (site) =>
      `Somebody typed this address at ${site}. Not you? Ignore this mail; without the click you are not on the list. The same link takes you off the list again.`,
    delivered: (product) => `Delivered by ${product}.`,
  },
  spanish: {
    subject: 'Un paso más: confirme su suscripción',
    ask: (name) => `Confirme que desea recibir el boletín de ${name}.`,
    why: (site) =>
      `Alguien escribió esta dirección en ${site}. ¿No fue usted? Ignore este correo: sin el clic no estará en la lista. Con el mismo enlace puede darse de baja.`,
    delivered: (product) => `Enviado por ${product}.`,
  },
  french: {
    subject: 'Encore une étape : confirmez votre inscription',
    ask: (name) => `Confirmez que vous souhaitez recevoir la lettre d’information de ${name}.`,
    why: (site) =>
      `Quelqu’un a saisi cette adresse sur ${site}. Ce n’était pas vous ? Ignorez ce message : sans le clic, vous n’êtes pas inscrit. Le même lien permet de se désinscrire.`,
    delivered: (product) => `Envoyé par ${product}.`,
  },
  italian: {
    subject: 'Ancora un passo: conferma la tua iscrizione',
    ask: (name) => `Conferma di voler ricevere la newsletter di ${name}.`,
    why: (site) =>
      `Qualcuno ha inserito questo indirizzo su ${site}. Non eri tu? Ignora questo messaggio: senza il clic non sei nella lista. Con lo stesso link puoi cancellarti.`,
    delivered: (product) => `Inviato da ${product}.`,
  },
  german: {
    subject: 'Noch ein Schritt: Bestätigen Sie Ihre Anmeldung',
    ask: (name) => `Bestätigen Sie, dass Sie den Newsletter von ${name} erhalten möchten.`,
    why: (site) =>
      `Jemand hat diese Adresse auf ${site} eingegeben. Das waren nicht Sie? Ignorieren Sie diese Mail; ohne den Klick sind Sie nicht eingetragen. Mit demselben Link tragen Sie sich wieder aus.`,
    delivered: (product) => `Zugestellt von ${product}.`,
  },
  japanese: {
    subject: 'あと一歩です：登録をご確認ください',
    ask: (name) => `${name} のニュースレターを受け取ることをご確認ください。`,
    why: (site) =>
      `${site} でこのアドレスが入力されました。お心当たりがない場合は、このメールを無視してください。クリックしない限り登録されません。同じリンクから配信を停止できます。`,
    delivered: (product) => `${product} が配信しています。`,
  },
  Korean: {
    subject: '한 단계 남았습니다: 구독을 확인해 주세요',
    ask: (name) => `${name}의 뉴스레터를 받으시려면 확인해 주세요.`,
    why: (site) =>
      `${site}에서 이 주소가 입력되었습니다. 본인이 아니라면 이 메일을 무시하세요. 클릭하지 않으면 구독되지 않습니다. 같은 링크에서 구독을 해지할 수 있습니다.`,
    delivered: (product) => `${product}에서 보냈습니다.`,
  },
}

/** The words of the confirmation mail in one language. */
export const newsletterStrings = (language: Language): NewsletterStrings => byLanguage[language]
