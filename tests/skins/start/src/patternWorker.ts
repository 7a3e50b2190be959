import { answerPatterns } from '@lobbykit/hooks'

answerPatterns(self)
