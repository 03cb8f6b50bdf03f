import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['있는 그대로 오세요', '여기 모이는 사람들', '의자가 하나 더 있습니다'],
  introductions: [
    '{place}에 있는 {name}입니다. {services} 등을 모이는 사람들이 함께 꾸려 갑니다.',
    '{place}의 {name}입니다. 보러 오셔도, 물어보셔도, 손을 보태셔도 좋습니다.',
    '할 줄 아는 것이 없어도, 아는 사람이 없어도 괜찮습니다. 와 보고 싶다고 적어 주세요.',
  ],
  servicesLabel: '여기서 하는 일',
  servicesLines: [
    '이번 주에 무엇이 있는지 물어보세요.',
    '계단이나 소리, 언어 때문에 오기 어려우면 알려 주세요.',
  ],
  quotes: ['의자를 하나 더 꺼내요.', '여러 손과 주전자 하나.', '온 사람이 곧 함께하는 사람입니다.'],
  questions: [
    { question: '회원이어야 하나요?', answer: '어떻게 하는지 물어보시고, 되도록 먼저 와서 보세요.' },
    { question: '참가비는 얼마인가요?', answer: '물어보세요. 돈이 걸림돌이라면 말씀해 주세요.' },
    { question: '누구를 데려가도 되나요?', answer: '의자를 놓아 둘 수 있게 누가 오시는지 적어 주세요.' },
    {
      question: '어떻게 도울 수 있나요?',
      answer: '좋아하는 일과 시간이 되는 때를 알려 주세요. 차를 끓이는 일도 도움입니다.',
    },
    {
      question: '다니기 편한 곳인가요?',
      answer: '경사로나 좌석, 조용함, 통역처럼 필요한 것을 적어 주세요. 가능한 것을 알려 드립니다.',
    },
  ],
  headings: {
    services: ['여기서 하는 일', '한 주의 모습', '누구에게나'],
    gallery: ['앞으로의 얼굴', '함께'],
    reviews: ['차를 마시며 한 말', '함께하는 이들의 말'],
    questions: ['오시기 전에', '자주 묻는 것'],
    contact: ['와 보세요', '물어보세요', '인사 나누기'],
    newsletter: ['이웃에게 보내는 소식', '무엇이 있나요'],
    scheduling: ['시간 찾기', '날짜 고르기'],
  },
  contactLines: [
    '무엇이 있는지 묻거나 무엇을 도울 수 있는지 적어 주세요.',
    '연락처와 오고 싶은 까닭을 알려 주세요.',
  ],
  newsletterLines: ['무엇이 열리는지, 어디에 손이 필요한지 알려 드립니다.', '이웃에게 가끔 편지를 보냅니다.'],
  actions: ['와 보기', '질문하기', '손 보태기'],
  ways: {
    'walk-in': {
      actions: ['찾아오는 길'],
      questions: [
        { question: '언제 가면 되나요?', answer: '다음 모임을 물어보시거나 문이 열려 있을 때 오세요.' },
      ],
    },
    hire: {
      actions: ['공간 문의하기'],
      questions: [{ question: '공간을 쓸 수 있나요?', answer: '날짜와 시간, 쓰임새, 인원을 적어 주세요.' }],
    },
    enroll: {
      actions: ['함께하기'],
      questions: [{ question: '함께하려면 어떻게 하나요?', answer: '이름과 오고 싶은 까닭을 적어 주세요.' }],
    },
    donate: {
      actions: ['후원 문의하기', '후원하기'],
      questions: [
        { question: '후원은 어디에 쓰이나요?', answer: '지금 무엇이 필요한지, 어디에 쓰는지 물어보세요.' },
      ],
    },
  },
}
