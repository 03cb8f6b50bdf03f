import { describe, expect, it } from 'vitest'
import { recognizeTrade } from './recognize-trade.ts'

describe('[5.answers] who mostly teaches a craft is no maker of its things', () => {
  it.each([
    ['Korean', '실타래', ['손뜨개 수업합니다', '원데이클래스 35,000원', '정규반 월 4회 14만원']],
    [
      'german',
      'Drehscheibe',
      ['Töpfern lernen', 'Töpferkurse für Anfänger', 'Wochenendkurs 120 €', 'Kinderkurs'],
    ],
    ['english', 'The Mud Room', ['Pottery classes', 'beginners course £90', 'wheel lessons £30']],
    ['spanish', 'Barro', ['Taller de cerámica', 'clases de torno 30 €', 'cursos de esmaltado']],
  ] as const)('in %s: %s', (language, name, clauses) => {
    const told = recognizeTrade({ name, clauses }, language)
    expect(told.outcome === 'none' ? 'classes' : told.kindId).toBe('classes')
  })

  it.each([
    ['english', 'The Mud Room', ['Potter', 'mugs £24', 'bowls £30', 'one class on Saturdays']],
    ['german', 'Drehscheibe', ['Töpferei', 'Becher 24 €', 'Schalen 30 €', 'Töpferkurs im Mai']],
  ] as const)('and one class beside makes no school: in %s, %s', (language, name, clauses) => {
    expect(recognizeTrade({ name, clauses }, language)).toMatchObject({ kindId: 'maker' })
  })
})
