import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['{place}, 문 앞까지', '집에 무슨 일이 있나요', '할 일 하나 줄이기'],
  introductions: [
    '{place}에 있는 {name}입니다. {services} 관련하여 사시는 곳과 미뤄 둔 일을 알려 주세요.',
    '{place}의 {name}입니다. 무엇인지, 몇 층인지, 차를 댈 수 있는지 적어 주세요.',
    '집안일 가운데는 맡기는 편이 나은 것도 있습니다. 하나만 말씀해 주세요.',
  ],
  servicesLabel: '하는 일',
  servicesLines: [
    '어디에 있고 얼마나 큰지 알려 주세요. 사진이 있으면 좋습니다.',
    '반려동물이나 경보기, 좁은 계단은 미리 말씀해 주세요.',
  ],
  quotes: [
    '문만 열어 주시면 됩니다.',
    '가장 오래 미뤄 둔 일부터 합니다.',
    '신발은 벗을까요? 말씀만 해 주세요.',
  ],
  questions: [
    {
      question: '미리 무엇을 알려 드리면 되나요?',
      answer: '주소나 지역, 할 일과 양, 가능하면 사진을 준비해 주세요.',
    },
    {
      question: '비용은 얼마나 드나요?',
      answer: '일의 양에 따라 다릅니다. 내용을 적고 결정하시기 전에 물어보세요.',
    },
    {
      question: '집에 있어야 하나요?',
      answer: '누군가 문을 열어 주시거나 열쇠를 맡겨 주셔야 합니다. 편한 쪽을 말씀해 주세요.',
    },
    { question: '제가 사는 곳까지 오시나요?', answer: '어디인지 적고 물어보세요.' },
    { question: '무엇을 치워 두면 되나요?', answer: '깨지기 쉬운 것과 걸리는 것을 치우고 길을 터 주세요.' },
  ],
  headings: {
    services: ['하는 일', '집 안과 밖', '목록에서 하나씩'],
    gallery: ['하기 전과 한 뒤', '쓰는 연장'],
    reviews: ['현관에서 들은 말', '고객의 말'],
    questions: ['초인종이 울리기 전에', '알아 두면 좋은 것'],
    contact: ['할 일 알리기', '질문하기', '문의하기'],
    newsletter: ['계절 알림', '이번 달에 할 일'],
    scheduling: ['날짜 고르기', '편한 날 정하기'],
  },
  contactLines: ['어디인지, 무엇인지, 언제가 편한지 적어 주세요.', '사진 한 장과 한 문장이면 됩니다.'],
  newsletterLines: ['이맘때 집에 필요한 것을 가끔 알려 드립니다.', '계절마다 짧게 적어 보냅니다.'],
  actions: ['할 일 알리기', '문의하기', '지역 문의하기'],
  ways: {
    appointment: {
      actions: ['날짜 고르기'],
      questions: [{ question: '매주 정해진 날도 되나요?', answer: '원하는 요일과 간격을 적고 물어보세요.' }],
    },
    'call-out': {
      actions: ['방문 요청하기'],
      questions: [{ question: '언제쯤 오실 수 있나요?', answer: '편한 날과 얼마나 급한지 적어 주세요.' }],
    },
    order: { actions: ['견적 문의하기'] },
  },
}
