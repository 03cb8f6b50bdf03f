import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'chess-instructor',
  families: ['press', 'ledger', 'studio', 'poster'],
  copy: {
    trade: 'Chess lessons',
    role: 'Chess teacher',
    headlines: [
      'Chess lessons in {place}',
      'Think one move further',
      'Learn chess in {place}',
      'From first move to endgame',
      'Your move',
      'Lose less. Understand more.',
    ],
    introductions: [
      '{name} teaches chess in {place}: {services}. Bring a game you lost, it makes the best lesson.',
      'Knowing how the pieces move takes an hour. {name} teaches what comes after that.',
      '{name} gives chess lessons in {place} to children and adults. We look at your own games and find the habit that costs you most.',
      'You do not need to be clever to play chess. You need a reason for each move, and {name} helps you find it.',
    ],
    servicesLabel: 'Lessons',
    servicesLines: [
      'Tell us how long you have played and where you get stuck.',
      'One good lesson starts with one lost game.',
      'Children and adults learn differently, so the lessons differ too.',
    ],
    services: [
      {
        name: 'From the very beginning',
        text: 'The board, the pieces and a first real game. Ready to play at the kitchen table the same evening.',
        words: 'beginner*, first, basic*, learn',
      },
      {
        name: 'Lessons one to one',
        text: 'Your games, your mistakes, your pace. Between lessons you get a few positions to solve.',
        words: 'private, one to one, individual*, 1 1, personal',
      },
      {
        name: 'Chess for children',
        text: 'Short tasks, much play and shaking hands at the end. Losing is practised too.',
        words: 'child*, kid*, school*, junior*, young*',
      },
      {
        name: 'Small groups',
        text: 'Four boards, one question, many answers. You learn from the others’ mistakes as well.',
        words: 'group*, class*, club*, workshop*',
        special: true,
      },
      {
        name: 'Openings',
        text: 'Fewer lines, better understood. What the moves are for, not only what they are.',
        words: 'opening*',
      },
      {
        name: 'Endgames',
        text: 'Where games are won and lost with very few pieces. It rewards patience for a lifetime.',
        words: 'endgame*, ending*',
      },
      {
        name: 'Tactics',
        text: 'Forks, pins and mates, until you see them before your opponent does.',
        words: 'tactic*, puzzle*, combination*',
      },
      {
        name: 'Getting ready for a tournament',
        text: 'Clock, nerves and the first five moves. We practise under real conditions.',
        words: 'tournament*, competition*, rating, match*',
      },
      {
        name: 'Lessons online',
        text: 'A shared board and a voice. All you need is a quiet room.',
        words: 'online, zoom, remote*, video',
        special: true,
      },
    ],
    quotes: [
      'Sit on your hands before you move.',
      'Every lost game is a free lesson.',
      'Look for a better move. Then look again.',
      'The endgame forgives nothing and teaches everything.',
      'Ask what your opponent wants. Then move.',
    ],
    reviews: [
      'My son now thinks before he answers. His teacher asked what we had changed.',
      'I had been making the same mistake for twenty years. It took one lesson to see it.',
      'We spent an hour on four pieces, and it was the best hour of chess I have had.',
      'I still lose to my father. But he has to work for it now.',
    ],
    questions: [
      {
        question: 'Am I too old to learn?',
        answer: 'No. Children learn patterns faster, adults understand plans sooner.',
      },
      {
        question: 'From which age can a child start?',
        answer:
          'When they can sit with a game for twenty minutes and like to. Tell us about your child and we will say what we think.',
      },
      {
        question: 'Do I need a board?',
        answer: 'A simple one at home helps. Any size will do as long as all the pieces are there.',
      },
      {
        question: 'How quickly will I get better?',
        answer: 'That depends on how you practise. A few positions a day do more than one long evening.',
      },
      {
        question: 'Can you look at my games?',
        answer: 'Yes, bring or send them. Lost ones are more useful than won ones.',
      },
      {
        question: 'Do I have to play tournaments?',
        answer: 'Not at all. Many people only want to understand the game better.',
      },
    ],
    headings: {
      services: ['What we work on', 'From pawn to queen', 'Lessons, move by move', 'Learn it in this order'],
      gallery: [
        'Round the board',
        'Pieces and positions',
        'On sixty-four squares',
        'Before the clock starts',
      ],
      reviews: ['After the handshake', 'What pupils say', 'Said across the board', 'Players’ notes'],
      questions: [
        'Before the first move',
        'Parents and players ask',
        'Questions worth asking',
        'Good to know',
      ],
      contact: ['Make the first move', 'Ask for a lesson', 'Set up the board', 'Your turn to write'],
      newsletter: ['A position a month', 'Puzzle by post', 'White to move'],
      scheduling: ['Find a lesson time', 'Set the clock'],
    },
    contactLines: [
      'Tell us how you play now and what you would like to understand.',
      'For a child, add the age. For yourself, add the last game that annoyed you.',
      'A few lines and the days that suit you. We reply with a time.',
    ],
    newsletterLines: [
      'One position to solve and the solution to the last, once a month.',
      'A puzzle, a thought and the next dates.',
    ],
    actions: ['Ask for a lesson', 'Make the first move', 'Try one lesson', 'Find a lesson time'],
  },
}
