import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'learning-therapist',
  kind: 'classes',
  otherKind: 'health-practice',
  names: {
    english: 'Learning support specialist',
    spanish: 'Pedagogo terapeuta',
    french: 'Orthopédagogue',
    italian: 'Tutor DSA',
    german: 'Lerntherapie',
    japanese: '発達支援教室',
    Korean: '학습 치료',
  },
  naming: {
    english: listed(`dyslexia tutor, dyslexia specialist, special needs tutor, dyscalculia, learning support,
      dyslexia assessment, reading tutor`),
    spanish: listed('pedagogía terapéutica, psicopedagoga, psicopedagogía'),
    french: listed('accompagnement dys, orthopédagogie, coach scolaire'),
    italian: listed('pedagogista, doposcuola dsa'),
    german: listed('lerntherapeutin, lerntherapeut, legasthenietrainer, lerncoach, lrs-training'),
    japanese: listed('発達支援, 学習支援教室, 放課後等デイサービス, 療育'),
    Korean: listed('난독증 치료, 학습 클리닉, 인지 학습'),
  },
  things: {
    english: listed('dyslexia, reading, spelling, adhd, confidence, assessment, phonics'),
    spanish: listed('lectura, escritura, tdah, atención, dificultades, dislexia, reeducación'),
    french: listed('lecture, écriture, tdah, confiance, devoirs, dyslexie'),
    italian: listed('lettura, scrittura, compiti, dsa, discalculia, dislessia'),
    german:
      listed(`lese-rechtschreib-schwäche, rechenschwäche, lernblockaden, konzentration, jugendamt, grundschule,
      legasthenie, dyskalkulie`),
    japanese: listed('発達障害, 読み書き, 学習障害'),
    Korean: listed('난독, 집중력, 읽기, 쓰기, 학습'),
  },
}
