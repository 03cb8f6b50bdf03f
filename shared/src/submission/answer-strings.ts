import type { Language } from '../language/language.ts'
import { databaseAway } from '../problem/ask-again.ts'

/** The words of the pages that answer a visitor's form, in the form's language. */
export interface AnswerStrings {
  readonly sent: string
  readonly notSent: string
  readonly correct: string
  readonly tooMany: string
  readonly tooLong: string
  readonly full: string
  readonly later: string
  readonly noMail: string
  readonly sendAgain: string
  readonly send: string
  readonly back: string
  readonly confirmTitle: string
  readonly confirmText: string
  readonly confirm: string
  readonly confirmed: string
  readonly welcome: string
  readonly leave: string
  readonly left: string
}

const english: AnswerStrings = {
  sent: 'Sent',
  notSent: 'Not sent yet',
  correct: 'Please correct the marked fields.',
  tooMany: 'Too many messages came from here. Please try again in a few minutes.',
  tooLong: 'This text is too long.',
  full: 'The mailbox of this website is full. Please reach them another way.',
  later: databaseAway.text,
  noMail:
    'You are not on the list yet: no more mails to confirm an address can go out today. Please try again tomorrow.',
  sendAgain: 'Please send it once more, so that we know it comes from a person.',
  send: 'Send',
  back: 'Back to the website',
  confirmTitle: 'One more step',
  confirmText: 'Confirm that you want to get this newsletter.',
  confirm: 'Confirm',
  confirmed: 'You are on the list',
  welcome: 'Good to have you with us. What is new comes to you by email.',
  leave: 'Leave the list',
  left: 'You are off the list',
}

const byLanguage: Readonly<Record<Language, AnswerStrings>> = {
  english,
  spanish: {
    sent: 'Enviado',
    notSent: 'Todavía no se ha enviado',
    correct: 'Corrija los campos marcados.',
    tooMany: 'Se han enviado demasiados mensajes desde aquí. Inténtelo de nuevo en unos minutos.',
    tooLong: 'Este texto es demasiado largo.',
    full: 'El buzón de este sitio web está lleno. Póngase en contacto por otra vía.',
    later: 'Ahora mismo no es posible. Inténtelo de nuevo en un momento.',
    noMail:
      'Todavía no está en la lista: hoy no se pueden enviar más correos de confirmación. Inténtelo de nuevo mañana.',
    sendAgain: 'Envíelo una vez más, por favor, para que sepamos que lo escribe una persona.',
    send: 'Enviar',
    back: 'Volver al sitio web',
    confirmTitle: 'Un paso más',
    confirmText: 'Confirme que desea recibir este boletín.',
    confirm: 'Confirmar',
    confirmed: 'Ya está en la lista',
    welcome: 'Nos alegra contar con usted. Las novedades le llegarán por correo electrónico.',
    leave: 'Darme de baja',
    left: 'Ya no está en la lista',
  },
  french: {
    sent: 'Envoyé',
    notSent: 'Pas encore envoyé',
    correct: 'Veuillez corriger les champs signalés.',
    tooMany: 'Trop de messages ont été envoyés d’ici. Veuillez réessayer dans quelques minutes.',
    tooLong: 'Ce texte est trop long.',
    full: 'La boîte de réception de ce site est pleine. Veuillez les joindre autrement.',
    later: 'C’est impossible pour le moment. Veuillez réessayer dans un instant.',
    noMail:
      'Vous n’êtes pas encore sur la liste : plus aucun e-mail de confirmation ne peut partir aujourd’hui. Veuillez réessayer demain.',
    sendAgain: 'Veuillez l’envoyer encore une fois, afin que nous sachions qu’une personne l’a écrit.',
    send: 'Envoyer',
    back: 'Retour au site',
    confirmTitle: 'Encore une étape',
    confirmText: 'Confirmez que vous souhaitez recevoir cette lettre d’information.',
    confirm: 'Confirmer',
    confirmed: 'Inscription confirmée',
    welcome: 'Nous sommes ravis de vous compter parmi nous. Les nouvelles vous arriveront par e-mail.',
    leave: 'Me désinscrire',
    left: 'Vous n’êtes plus inscrit',
  },
  italian: {
    sent: 'Inviato',
    notSent: 'Non ancora inviato',
    correct: 'Correggi i campi segnalati.',
    tooMany: 'Da qui sono arrivati troppi messaggi. Riprova tra qualche minuto.',
    tooLong: 'Questo testo è troppo lungo.',
    full: 'La casella di questo sito è piena. Contattali in un altro modo.',
    later: 'Al momento non è possibile. Riprova tra un istante.',
    noMail:
      'Non sei ancora nella lista: oggi non si possono inviare altre e-mail di conferma. Riprova domani.',
    sendAgain: 'Invialo ancora una volta, così sappiamo che lo ha scritto una persona.',
    send: 'Invia',
    back: 'Torna al sito',
    confirmTitle: 'Ancora un passo',
    confirmText: 'Conferma di voler ricevere questa newsletter.',
    confirm: 'Conferma',
    confirmed: 'Sei nella lista',
    welcome: 'È bello averti con noi. Le novità arrivano per e-mail.',
    leave: 'Cancella la mia iscrizione',
    left: 'Non sei più nella lista',
  },
  german: {
    sent: 'Gesendet',
    notSent: 'Noch nicht gesendet',
    correct: 'Bitte korrigieren Sie die markierten Felder.',
    tooMany: 'Von hier kamen zu viele Nachrichten. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    tooLong: 'Dieser Text ist zu lang.',
    full: 'Das Postfach dieser Website ist voll. Bitte melden Sie sich auf anderem Weg.',
    later: 'Das geht gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
    noMail:
      'Sie stehen noch nicht auf der Liste: Heute kann keine Bestätigungsmail mehr verschickt werden. Bitte versuchen Sie es morgen noch einmal.',
    sendAgain: 'Bitte senden Sie es noch einmal ab, damit wir wissen, dass es von einem Menschen kommt.',
    send: 'Senden',
    back: 'Zurück zur Website',
    confirmTitle: 'Noch ein Schritt',
    confirmText: 'Bestätigen Sie, dass Sie diesen Newsletter erhalten möchten.',
    confirm: 'Bestätigen',
    confirmed: 'Sie sind eingetragen',
    welcome: 'Schön, dass Sie dabei sind. Neues kommt per E-Mail zu Ihnen.',
    leave: 'Newsletter abbestellen',
    left: 'Sie sind ausgetragen',
  },
  japanese: {
    sent: '送信しました',
    notSent: 'まだ送信されていません',
    correct: '印の付いた項目をご確認ください。',
    tooMany: '短時間に多くのメッセージが送信されました。数分後にもう一度お試しください。',
    tooLong: '文章が長すぎます。',
    full: 'このウェブサイトの受信箱がいっぱいです。別の方法でご連絡ください。',
    later: '現在この操作を行えません。しばらくしてからもう一度お試しください。',
    noMail:
      'まだ登録されていません。本日はこれ以上確認メールをお送りできません。明日もう一度お試しください。',
    sendAgain: '人が書いたものであることを確認するため、もう一度送信してください。',
    send: '送信する',
    back: 'ウェブサイトに戻る',
    confirmTitle: 'あと一歩です',
    confirmText: 'ニュースレターの受け取りを確認してください。',
    confirm: '確認する',
    confirmed: '登録が完了しました',
    welcome: 'ご登録ありがとうございます。新しいお知らせをメールでお届けします。',
    leave: '配信を停止する',
    left: '配信を停止しました',
  },
  Korean: {
    sent: '전송되었습니다',
    notSent: '아직 전송되지 않았습니다',
    correct: '표시된 항목을 확인해 주세요.',
    tooMany: '짧은 시간에 너무 많은 메시지가 전송되었습니다. 몇 분 뒤에 다시 시도해 주세요.',
    tooLong: '내용이 너무 깁니다.',
    full: '이 웹사이트의 메일함이 가득 찼습니다. 다른 방법으로 연락해 주세요.',
    later: '지금은 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    noMail: '아직 등록되지 않았습니다. 오늘은 확인 메일을 더 보낼 수 없습니다. 내일 다시 시도해 주세요.',
    sendAgain: '사람이 작성했는지 확인할 수 있도록 한 번 더 보내 주세요.',
    send: '보내기',
    back: '웹사이트로 돌아가기',
    confirmTitle: '한 단계 남았습니다',
    confirmText: '뉴스레터 수신을 확인해 주세요.',
    confirm: '확인',
    confirmed: '구독이 완료되었습니다',
    welcome: '함께해 주셔서 감사합니다. 새 소식을 이메일로 보내 드립니다.',
    leave: '구독 해지',
    left: '구독이 해지되었습니다',
  },
}

/** The words that answer a form in one language. */
export const answerStrings = (language: Language): AnswerStrings => byLanguage[language]
