export type PlayLanguage = 'EN' | 'TY'

/** Words of the game page; `{amount}` stands for money that the page formats. */
export type PlayTexts = {
  readonly [Name in
    | 'back'
    | 'balance'
    | 'stake'
    | 'spin'
    | 'spinning'
    | 'finish'
    | 'reload'
    | 'loading'
    | 'ready'
    | 'win'
    | 'bigWin'
    | 'noWin'
    | 'insufficient'
    | 'ended'
    | 'unknown'
    | 'timeOut'
    | 'refused'
    | 'server'
    | 'network'
    | 'unreachable'
    | 'pays'
    | 'three'
    | 'pair'
    | 'symbol'
    | 'note']: string
}

export const PLAY_TEXTS: Record<PlayLanguage, PlayTexts> = {
  EN: {
    back: 'Back to lobby',
    balance: 'Balance',
    stake: 'Stake',
    spin: 'Spin',
    spinning: 'Spinning…',
    finish: 'Finish the round',
    reload: 'Try again',
    loading: 'Loading the game…',
    ready: 'Choose a stake and spin',
    win: 'You win {amount}',
    bigWin: 'Big win! {amount}',
    noWin: 'No win this time',
    insufficient: 'Your balance is too low for this stake. Choose a lower one or make a deposit.',
    ended: 'Your session has ended. Go back to the lobby and log in again.',
    unknown: 'This game is no longer open. Start it again from the lobby.',
    timeOut: 'Games are closed to you until your time-out ends. Nothing was taken.',
    refused: 'This stake was not accepted. Choose another one.',
    server: 'The game server has a problem. Your stake is taken once at most: finish the round when you are ready.',
    network: 'The connection was lost. Your stake is taken once at most: finish the round when you are back online.',
    unreachable: 'The game could not be loaded. Check your connection and try again.',
    pays: 'Pay table',
    three: 'Three alike',
    pair: 'Two alike',
    symbol: 'Symbol',
    note: 'Pays are in times the stake. Return to player: 94.9%.',
  },
  TY: {
    back: 'Bumalik sa lobby',
    balance: 'Balanse',
    stake: 'Taya',
    spin: 'Paikutin',
    spinning: 'Umiikot…',
    finish: 'Tapusin ang round',
    reload: 'Subukang muli',
    loading: 'Nilo-load ang laro…',
    ready: 'Pumili ng taya at paikutin',
    win: 'Nanalo ka ng {amount}',
    bigWin: 'Malaking panalo! {amount}',
    noWin: 'Walang panalo ngayon',
    insufficient: 'Kulang ang balanse mo para sa tayang ito. Pumili ng mas mababa o magdeposito.',
    ended: 'Natapos na ang iyong session. Bumalik sa lobby at mag-log in muli.',
    unknown: 'Hindi na bukas ang larong ito. Simulan itong muli mula sa lobby.',
    timeOut: 'Sarado sa iyo ang mga laro hanggang matapos ang time-out mo. Walang nabawas.',
    refused: 'Hindi tinanggap ang tayang ito. Pumili ng iba.',
    server: 'May problema ang game server. Isang beses lang makukuha ang taya mo: tapusin ang round kapag handa ka na.',
    network: 'Nawala ang koneksyon. Isang beses lang makukuha ang taya mo: tapusin ang round kapag online ka na ulit.',
    unreachable: 'Hindi ma-load ang laro. Suriin ang koneksyon mo at subukang muli.',
    pays: 'Talaan ng bayad',
    three: 'Tatlong magkapareho',
    pair: 'Dalawang magkapareho',
    symbol: 'Simbolo',
    note: 'Ang bayad ay kung ilang ulit ng taya. Balik sa manlalaro: 94.9%.',
  },
}
