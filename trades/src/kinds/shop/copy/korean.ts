import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['들어와서 구경하세요', '무엇을 찾으세요', '문을 열고 한 바퀴'],
  introductions: [
    '{place}에 있는 {name}입니다. {services} 등이 있습니다. 안 보이는 것은 물어보세요.',
    '{place}의 {name}입니다. 무엇을, 누구를 위해, 어디에 쓰려고 찾으시는지 말씀해 주세요.',
    '모두 선반에 있지는 않습니다. 이름이나 색, 사진으로 물어보세요.',
  ],
  servicesLabel: '있는 것',
  servicesLines: ['선반에 없는 것도 물어보세요.', '선물이라면 어떤 분인지 들려주세요.'],
  quotes: ['한 바퀴 둘러보세요.', '들어 보세요. 그러라고 있는 것입니다.', '구경만 하셔도 됩니다.'],
  questions: [
    {
      question: '재고가 있나요?',
      answer: '찾는 것을 크기, 색, 번호와 함께 적어 주시면 확인하실 수 있습니다.',
    },
    { question: '따로 맡아 둘 수 있나요?', answer: '언제까지인지와 함께 물어보세요.' },
    { question: '반품할 수 있나요?', answer: '사기 전에 조건을 물어보시고 영수증을 챙겨 두세요.' },
    { question: '구경만 해도 되나요?', answer: '물론입니다. 높은 선반에 있는 것은 말씀해 주세요.' },
    { question: '어떻게 계산하나요?', answer: '현금만 있거나 카드만 있다면 물어보세요.' },
  ],
  headings: {
    services: ['있는 것', '선반 위', '집으로 데려갈 것'],
    gallery: ['선반에서', '진열창'],
    reviews: ['계산대에서 한 말', '손님들의 말'],
    questions: ['오시기 전에', '계산대에서 묻는 것'],
    contact: ['물건 물어보기', '찾아오는 길', '문의하기'],
    newsletter: ['선반의 새 물건', '진열창 소식'],
    scheduling: ['시간 고르기', '한적한 시간'],
  },
  contactLines: ['무엇을 누구를 위해 찾으시는지 적어 주세요.', '이름보다 사진이 빠를 때가 많습니다.'],
  newsletterLines: ['새 물건을 풀면 한 줄 보내 드립니다.', '진열창에 놓인 것을 가끔 알려 드립니다.'],
  actions: ['물건 물어보기', '문의하기'],
  ways: {
    'walk-in': { actions: ['찾아오는 길'] },
    appointment: {
      actions: ['시간 문의하기'],
      questions: [
        { question: '천천히 상담할 수 있나요?', answer: '어떤 내용인지와 함께 시간을 물어보세요.' },
      ],
    },
    order: {
      actions: ['주문 문의하기', '주문하기'],
      questions: [
        {
          question: '주문해서 받을 수 있나요?',
          answer: '이름이나 번호, 사진을 알려 주시면 구할 수 있는지, 언제인지 확인하실 수 있습니다.',
        },
      ],
    },
    hire: {
      actions: ['대여 문의하기'],
      questions: [{ question: '빌릴 수 있나요?', answer: '무엇을, 언제, 얼마나 빌리실지 알려 주세요.' }],
    },
  },
}
