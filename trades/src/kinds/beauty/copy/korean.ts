import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['의자와 거울과 잠깐의 시간', '무엇을 바꾸고 싶으세요', '나를 위한 한 시간'],
  introductions: [
    '{place}에 있는 {name}입니다. {services} 관련하여 원하는 것과 피하고 싶은 것을 알려 주세요.',
    '{place}의 {name}입니다. 마음에 드는 사진이나 그렇지 않은 사진을 가져오세요.',
    '아침에 쓸 수 있는 시간과 거울에서 보고 싶은 모습을 알려 주세요. 나머지는 이야기하며 정합니다.',
  ],
  servicesLabel: '하는 일',
  servicesLines: ['맞지 않는 것이 있으면 미리 말씀해 주세요.', '잘 모르겠으면 신경 쓰이는 점을 적어 주세요.'],
  quotes: ['편하게 기대세요.', '어디까지 할지는 직접 정하세요.', '거울은 조금 이따 보세요.'],
  questions: [
    {
      question: '원하는 것을 어떻게 말하면 되나요?',
      answer: '사진이나 말, 또는 원하지 않는 것으로 알려 주세요. 모두 도움이 됩니다.',
    },
    {
      question: '피부나 모발이 예민한데요.',
      answer: '미리 말씀하시고 무엇에 반응하는지 알려 주세요. 사전 테스트도 물어보세요.',
    },
    { question: '얼마나 걸리나요?', answer: '무엇을 할지와 함께 물어보세요.' },
    {
      question: '비용은 얼마인가요?',
      answer: '길이와 시간, 재료에 따라 다릅니다. 시작하기 전에 물어보세요.',
    },
    {
      question: '얼마나 가나요?',
      answer: '자라는 속도와 관리에 따라 다릅니다. 집에서 할 수 있는 것을 물어보세요.',
    },
  ],
  headings: {
    services: ['하는 일', '머리부터 손끝까지', '가꾸고 바꾸는 일'],
    gallery: ['거울 속', '가까이에서'],
    reviews: ['나가며 하신 말', '손님들의 말'],
    questions: ['앉으시기 전에', '알아 두면 좋은 것'],
    contact: ['원하는 것 알리기', '질문하기', '문의하기'],
    newsletter: ['가꾸는 법', '계절에 맞춰'],
    scheduling: ['시간 찾기', '편한 시간 고르기'],
  },
  contactLines: ['원하는 것과 편한 시간을 알려 주세요.', '사진이 가장 빠릅니다.'],
  newsletterLines: ['계절에 맞춰 가꾸는 법을 몇 줄 보내 드립니다.', '새로운 것을 가끔 알려 드립니다.'],
  actions: ['질문하기', '원하는 것 알리기', '문의하기'],
  ways: {
    'walk-in': {
      actions: ['찾아오는 길'],
      questions: [{ question: '그냥 들러도 되나요?', answer: '와서 물어보세요. 조금 기다리실 수 있습니다.' }],
    },
    appointment: {
      actions: ['예약 문의', '시간 찾기'],
      questions: [
        {
          question: '못 가게 되면 어떻게 하나요?',
          answer: '아시는 대로 연락하시고 어떻게 하는지 물어보세요.',
        },
      ],
    },
    'call-out': {
      actions: ['방문 요청하기'],
      questions: [
        { question: '집에는 무엇이 필요한가요?', answer: '의자와 밝은 빛, 콘센트, 가까운 물이면 됩니다.' },
      ],
    },
  },
}
