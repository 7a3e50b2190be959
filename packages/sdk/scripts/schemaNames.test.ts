import { expect, it } from 'vitest'
import { withSchemaNames } from './schemaNames.ts'

const GENERATED = `export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A game. */
        Game: {
            /** @description Its number. */
            nodeId: number;
            vendor: {
                code: string;
            };
        };
        Kind: "a" | "b";
        Names: {
            main: string;
        } & {
            [key: string]: string;
        };
    };
    responses: never;
}
`

it('declares each schema by its name: objects as interfaces, all else as types', () => {
  expect(withSchemaNames(GENERATED)).toBe(`export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Game: Game;
        Kind: Kind;
        Names: Names;
    };
    responses: never;
}

/** @description A game. */
export interface Game {
    /** @description Its number. */
    nodeId: number;
    vendor: {
        code: string;
    };
}
export type Kind = "a" | "b";
export type Names = {
    main: string;
} & {
    [key: string]: string;
};
`)
})

it('says so where the generated types have another shape', () => {
  expect(() => withSchemaNames('export interface components {}')).toThrow('have no schemas')
})
