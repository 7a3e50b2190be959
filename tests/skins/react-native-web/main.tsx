import { mount } from '../shared/mount.tsx'
import { Account } from './Account.tsx'
import * as frame from './frame.tsx'
import { Game } from './Game.tsx'
import { GameList } from './GameList.tsx'
import { Lobby } from './Lobby.tsx'
import { Login } from './Login.tsx'

mount({ ...frame, Account, Game, GameList, Lobby, Login })
