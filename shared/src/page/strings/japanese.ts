import type { SiteStrings } from '../site-strings.ts'

/** A published page's fixed words in Japanese. */
export const japanese: SiteStrings = {
  skipToContent: '本文へ移動',
  menu: 'メニュー',
  requiredField: 'この項目を入力してください。',
  emailInvalid: '正しいメールアドレスを入力してください',
  leaveEmpty: 'この欄は空のままにしてください',
  name: 'お名前',
  email: 'メールアドレス',
  message: 'お問い合わせ内容',
  phone: '電話',
  address: '所在地',
  serviceArea: '対応地域',
  hours: '営業時間',
  everyDay: '毎日',
  closed: '定休日',
  allDay: '終日営業',
  play: '動画を再生',
  embedTitle: '埋め込みコンテンツ',
  madeWith: '制作：',
  report: 'このサイトを報告',
  sample: 'サンプル',
  addPhoto: '写真を追加',
  gallery: '写真',
}
