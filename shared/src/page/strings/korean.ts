import type { SiteStrings } from '../site-strings.ts'

/** A published page's fixed words in Korean. */
export const korean: SiteStrings = {
  skipToContent: '본문으로 건너뛰기',
  menu: '메뉴',
  requiredField: '이 항목을 입력해 주세요.',
  emailInvalid: '올바른 이메일 주소를 입력해 주세요',
  leaveEmpty: '이 칸은 비워 두세요',
  name: '이름',
  email: '이메일',
  message: '문의 내용',
  phone: '전화',
  address: '주소',
  serviceArea: '서비스 지역',
  hours: '영업시간',
  everyDay: '매일',
  closed: '휴무',
  allDay: '종일 영업',
  play: '동영상 재생',
  embedTitle: '삽입된 콘텐츠',
  madeWith: '제작:',
  report: '이 사이트 신고',
  sample: '예시',
  addPhoto: '사진 추가',
  gallery: '사진',
}
