import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['누군가 세상을 떠났을 때', '시간은 있습니다', '기억하며'],
  introductions: [
    '{place}에 있는 {name}입니다. {services} 관련하여 편하실 때 연락해 주세요.',
    '{place}의 {name}입니다. 무엇을 해야 할지 아직 모르셔도 됩니다.',
    '처음 한 시간 안에 정해야 할 것은 없습니다. 이름과 연락처부터 알려 주세요.',
  ],
  servicesLabel: '하는 일',
  servicesLines: ['여기에 없는 것도 물어보세요.', '오늘 정하지 않으셔도 됩니다.'],
  quotes: ['필요한 만큼 시간을 가지세요.'],
  questions: [
    {
      question: '무엇부터 해야 하나요?',
      answer:
        '집에서 돌아가셨다면 의사에게 연락해야 합니다. 그다음 연락 주시고 무엇을 하면 되는지 물어보세요.',
    },
    {
      question: '무엇을 준비해 두면 되나요?',
      answer: '성함과 지금 계신 곳, 연락처를 알려 주세요. 서류는 나중에 하셔도 됩니다.',
    },
    {
      question: '비용은 얼마나 드나요?',
      answer: '고르시는 것에 따라 다릅니다. 결정하시기 전에 서면으로 받아 보세요.',
    },
    {
      question: '가까운 분들이 직접 할 수 있는 일이 있나요?',
      answer: '물어보세요. 가능한 것이 많고, 맡기셔도 됩니다.',
    },
  ],
  headings: {
    services: ['하는 일', '준비할 것', '여러 방식'],
    gallery: ['조용한 곳', '빛'],
    reviews: ['받은 편지', '그분들의 말'],
    questions: ['자주 묻는 것', '처음 며칠 동안'],
    contact: ['연락처', '몇 줄이면 됩니다', '편하실 때'],
    newsletter: ['드물게 보내는 편지', '이따금'],
    scheduling: ['이야기할 시간', '시간 찾기'],
  },
  contactLines: ['이름과 연락처를 알려 주세요.', '몇 마디면 충분합니다. 나머지는 천천히 하셔도 됩니다.'],
  newsletterLines: ['드물게 몇 줄을 보내 드립니다.', '일 년에 한두 번 편지를 보내 드립니다.'],
  actions: ['글 남기기', '연락처 보기', '물어보기'],
  ways: {
    appointment: {
      actions: ['이야기할 시간 문의'],
      questions: [
        { question: '어디에서 이야기할 수 있나요?', answer: '가장 편하신 곳과 시간을 알려 주세요.' },
      ],
    },
    'call-out': { actions: ['방문 요청'] },
    order: {
      actions: ['비석 문의하기'],
      questions: [
        {
          question: '비석이나 글귀는 어떻게 맡기나요?',
          answer: '묘지에서 허용하는 것을 확인하시고, 새길 이름과 날짜를 그대로 적어 오세요.',
        },
      ],
    },
  },
}
