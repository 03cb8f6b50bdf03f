import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['배고플 때 오세요', '다음 분, 말씀하세요', '가는 길에 하나'],
  introductions: [
    '{place}에 있는 {name}입니다. {services} 등을 바로 건네 드립니다.',
    '{place}의 {name}입니다. 보고, 고르고, 몇 개인지 말씀해 주세요.',
    '들러서 보고 가져가세요. 안 보이는 것은 물어보세요.',
  ],
  servicesLabel: '진열대',
  servicesLines: ['오늘 있는 것을 물어보세요.', '알레르기가 있으면 주문 전에 매번 말씀해 주세요.'],
  quotes: [
    '따뜻할 때 드세요.',
    '가는 길에 하나 더요?',
    '무엇이 들었는지 물으면 알려 드립니다.',
    '들러서 보세요.',
  ],
  questions: [
    { question: '오늘은 무엇이 있나요?', answer: '와서 보시거나 나서기 전에 물어보세요.' },
    {
      question: '무엇이 들어 있나요?',
      answer: '주문하실 때 물어보세요. 알레르기나 못 드시는 것은 주문 전에 말씀해 주세요.',
    },
    { question: '포장되나요?', answer: '담아 갈 것이 필요한지 말씀하시거나 용기나 가방을 가져오세요.' },
    { question: '어떻게 계산하나요?', answer: '현금만 있거나 카드만 있다면 주문 전에 물어보세요.' },
  ],
  headings: {
    services: ['있는 것들', '칠판 메뉴', '진열대 위'],
    gallery: ['진열대에서', '거의 다 나간 것'],
    reviews: ['한입 먹고 한 말', '손님들의 말'],
    questions: ['자주 묻는 것', '알아 두면 좋은 것'],
    contact: ['들러 주세요', '물어보세요', '찾아오는 길'],
    newsletter: ['칠판 소식', '먼저 아는 소식'],
    scheduling: ['시간 고르기', '오실 시간'],
  },
  contactLines: ['무엇이 있는지, 무엇을 찾는지 적어 주세요.', '무엇이 들었는지 묻는 것은 언제나 환영입니다.'],
  newsletterLines: ['칠판에 새것이 오르면 한 줄 보내 드립니다.', '무엇이 어디에 있는지 가끔 알려 드립니다.'],
  actions: ['오늘 메뉴 물어보기', '질문하기'],
  ways: {
    'walk-in': { actions: ['찾아오는 길'] },
    order: {
      actions: ['미리 주문하기', '주문하기'],
      questions: [
        { question: '미리 주문할 수 있나요?', answer: '원하는 것과 수량, 찾으러 오실 때를 적어 주세요.' },
      ],
    },
    hire: {
      actions: ['날짜 문의하기'],
      questions: [{ question: '행사에도 오시나요?', answer: '날짜와 장소, 몇 분이 드실지 적어 주세요.' }],
    },
  },
}
