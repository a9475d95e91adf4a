import { describe, expect, it } from 'vitest';
import { checkWritable, isFile, isFolder, readJson } from './files.ts';
import { file, folder } from './testing.ts';

describe('files that people name', () => {
  it('may begin with a byte order mark', () => {
    expect(readJson(file('\uFEFF{ "a": 1 }'))).toEqual({ a: 1 });
  });

  it.each([
    ['', 'it ends too early.'],
    ['{ "cards": [', 'it ends too early.'],
    ['{ "cards": }', "'}' does not belong where it stands in"],
    ['{\n  "cards": []\n  "pack": 1\n}', 'something is wrong in line 3, column 3.'],
  ])('are told where they are no JSON: %j', (text, sentence) => {
    expect(() => readJson(file(text))).toThrow(sentence);
  });

  it.each([
    ['lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ])('are refused when they are nested without end: %s', (_, text) => {
    expect(() => readJson(file(text))).toThrow('it is nested more than 100 levels deep.');
  });

  it('are not there when nothing can be looked at under their name', () => {
    const name = 'x'.repeat(5000);
    expect([isFile(name), isFolder(name)]).toEqual([false, false]);
    expect(() => readJson(name)).toThrow('its name is too long.');
  });

  it('are tried before they are written, and stay as they are', () => {
    const home = folder();
    const path = file('kept', 'kept.txt', home);
    checkWritable(path);
    checkWritable(`${home}/new.txt`);
    expect(isFile(`${home}/new.txt`)).toBe(false);
    expect(() => readJson(path)).toThrow('\'k\' does not belong where it stands in "kept".');
    expect(() => checkWritable(home)).toThrow('it is a folder.');
    expect(() => checkWritable(`${home}/none/new.txt`)).toThrow('there is no such file or folder.');
    expect(() => checkWritable(`${path}/new.txt`)).toThrow('what should be a folder is a file.');
  });
});
