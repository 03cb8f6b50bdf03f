import { generalKorean } from '../../industry/translations/general-korean.ts'
import { joinWith } from '../join-with.ts'
import type { Wording } from '../wording.ts'

/** Korean. */
export const koreanWording: Wording = {
  gap: ' ',
  refusals: '알아 두실 점',
  join: joinWith(', ', ', '),
  pageTitles: ['{name} | {place} {trade}', '{name} | {place}', '{name} | {trade}', '{name}'],
  descriptions: [
    '{place} {trade}, {name}입니다. 하는 일을 살펴보고 편하게 연락해 주세요.',
    '{place}의 {name}입니다. 하는 일을 살펴보고 편하게 연락해 주세요.',
    '{name}입니다. 하는 일을 살펴보고 편하게 연락해 주세요.',
  ],
  form: {
    name: '이름',
    email: '이메일',
    message: '문의 내용',
    titles: ['메시지 보내기', '짧게 적어 주세요', '글 남기기'],
    buttons: ['보내기', '메시지 보내기'],
    success: '감사합니다. 메시지를 보냈습니다.',
  },
  sample: {
    author: '예시 고객',
    authorLocation: '사시는 곳',
    memberName: '이름',
    memberBios: [
      '이 일을 시작한 계기를 적어 주세요. 그리고 가장 좋아하는 점도요.',
      '자신을 두 문장으로 소개해 주세요. 방문하는 분은 누구를 만나게 될지 알고 싶어 합니다.',
    ],
  },
  team: {
    headings: ['만나게 될 사람', '얼굴과 이름'],
    lines: ['누구에게 물어보면 되는지 알 수 있습니다.'],
  },
  logos: { headings: ['함께하는 곳', '협력하는 곳'], lines: ['소속 단체와 협력처입니다.'] },
  video: {
    headings: ['영상으로 보기', '짧은 영상', '일하는 모습'],
    lines: ['재생하면 장소와 일하는 모습을 볼 수 있습니다.'],
  },
  scheduling: {
    lines: [
      '날짜와 시간을 골라 주세요. 확인 메일을 보내 드립니다.',
      '편한 시간을 골라 주세요. 맞는 시간이 없으면 연락해 주세요.',
    ],
    button: '예약하기',
  },
  newsletter: { fieldLabel: '이메일', button: '구독하기', success: '보내 드린 메일의 링크로 확인해 주세요.' },
  cookies: { text: '이 웹사이트는 쿠키를 사용합니다', accept: '동의', reject: '거부' },
  drawing: '그림',
  copy: generalKorean,
}
