import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['{place}에서 손으로 만듭니다', '작업대에서', '무엇이 되면 좋을까요'],
  introductions: [
    '{place}에 있는 {name}입니다. {services} 관련하여 어디에 쓰고 어디에 둘 것인지 알려 주세요.',
    '{place}의 {name}입니다. 치수나 그림, 맞춰야 할 물건을 가져오세요.',
    '물건은 쓰임과 크기에서 시작합니다. 생각해 둔 재료가 있으면 함께 알려 주세요.',
  ],
  servicesLabel: '만드는 것',
  servicesLines: [
    '고르시기 전에 재료를 볼 수 있는지 물어보세요.',
    '하나든 여럿이든 수량과 날짜를 알려 주세요.',
  ],
  quotes: ['재료도 할 말이 있습니다.', '느림도 하나의 방식입니다.', '손에 들어 보고 판단하세요.'],
  questions: [
    {
      question: '주문하려면 무엇을 알려 드려야 하나요?',
      answer: '쓰임과 크기, 놓을 자리, 필요한 때를 알려 주세요.',
    },
    {
      question: '가격은 얼마인가요?',
      answer: '크기와 재료, 시간에 따라 다릅니다. 내용을 적고 먼저 물어보세요.',
    },
    { question: '얼마나 걸리나요?', answer: '필요한 날짜와 함께 물어보세요. 시간이 필요한 재료도 있습니다.' },
    {
      question: '재료를 고를 수 있나요?',
      answer: '작업실에 무엇이 있는지 물어보고, 되도록 직접 만져 보세요.',
    },
    { question: '어떻게 관리하나요?', answer: '찾으러 오실 때 물어보세요. 재료마다 버릇이 있습니다.' },
  ],
  headings: {
    services: ['만드는 것', '큰 것과 작은 것', '작업실에서'],
    gallery: ['작업대 위', '아직 덜 된 것들'],
    reviews: ['쓰고 계신 분들의 말', '작업에 대한 말'],
    questions: ['작업대에서 묻는 것', '알아 두면 좋은 것'],
    contact: ['만들 것 알려 주기', '작업실에 쓰기', '문의하기'],
    newsletter: ['작업실에서 보내는 편지', '작업대 소식'],
    scheduling: ['날짜 고르기', '들르실 시간'],
  },
  contactLines: ['쓰임과 크기, 언제까지인지 적어 주세요.', '봉투 뒤에 그린 그림이면 충분합니다.'],
  newsletterLines: ['작업실에서 가끔 편지를 보냅니다.', '지금 작업대 위에 있는 것과 막 떠난 것.'],
  actions: ['만들 것 알려 주기', '작업실에 문의하기', '질문하기'],
  ways: {
    'walk-in': {
      actions: ['작업실 찾아오기'],
      questions: [
        {
          question: '구경하러 가도 되나요?',
          answer: '사람이 있는 시간을 물어보세요. 이야기하는 동안 연장을 쉬게 하겠습니다.',
        },
      ],
    },
    appointment: { actions: ['시간 문의하기'] },
    order: {
      actions: ['주문하기', '견적 문의하기'],
      questions: [
        {
          question: '주문은 어떻게 하나요?',
          answer: '글과 그림, 사진으로 알려 주세요. 크기와 재료, 가격이 정해지면 시작합니다.',
        },
      ],
    },
    enroll: {
      actions: ['강좌 문의하기'],
      questions: [
        { question: '배울 수 있나요?', answer: '다음 강좌를 물어보시고, 그동안 해 본 일도 들려주세요.' },
      ],
    },
  },
}
