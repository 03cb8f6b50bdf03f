import { generalJapanese } from '../../industry/translations/general-japanese.ts'
import { joinWith } from '../join-with.ts'
import type { Wording } from '../wording.ts'

/** Japanese. */
export const japaneseWording: Wording = {
  gap: '',
  refusals: 'ご確認ください',
  join: joinWith('、', '、'),
  pageTitles: ['{name}｜{place}の{trade}', '{name}｜{place}', '{name}｜{trade}', '{name}'],
  descriptions: [
    '{place}の{trade}、{name}です。内容をご覧のうえ、お気軽にお問い合わせください。',
    '{place}の{name}です。内容をご覧のうえ、お気軽にお問い合わせください。',
    '{name}です。内容をご覧のうえ、お気軽にお問い合わせください。',
  ],
  form: {
    name: 'お名前',
    email: 'メールアドレス',
    message: 'お問い合わせ内容',
    titles: ['メッセージを送る', 'ひとことからどうぞ', 'お問い合わせフォーム'],
    buttons: ['送信する', 'メッセージを送る'],
    success: 'ありがとうございます。メッセージをお送りしました。',
  },
  sample: {
    author: 'サンプルのお客様',
    authorLocation: 'お住まいの町',
    memberName: 'お名前',
    memberBios: [
      'この仕事を始めたきっかけをお書きください。続けて、いちばん好きなところを。',
      'ご自身について二文ほど。訪れる方は、どんな人に会えるのかを知りたいと思っています。',
    ],
  },
  team: {
    headings: ['担当者のご紹介', 'お会いするのはこの人です'],
    lines: ['お問い合わせのときの目安になさってください。'],
  },
  logos: { headings: ['ともに歩む方々', 'お取引先'], lines: ['所属団体、仕入れ先、協力先です。'] },
  video: {
    headings: ['動画で見る', '短い動画', '仕事のようす'],
    lines: ['再生すると、場所や仕事のようすをご覧いただけます。'],
  },
  scheduling: {
    lines: [
      '日時をお選びください。確認のメールをお送りします。',
      '空いている時間からお選びください。合わないときはご連絡ください。',
    ],
    button: '予約する',
  },
  newsletter: {
    fieldLabel: 'メールアドレス',
    button: '登録する',
    success: 'お送りしたメールのリンクからご確認ください。',
  },
  cookies: { text: 'このサイトはクッキーを使用します', accept: '同意する', reject: '同意しない' },
  drawing: 'イラスト',
  copy: generalJapanese,
}
